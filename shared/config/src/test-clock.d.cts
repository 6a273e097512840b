/** Where every process of a test run begins. */
export const instant: string;
/** How far the clock of a test run is from the real one. */
export const shiftMs: number;
/** Moves the clock of a world; it is sent to browsers as text. */
export function shiftDate(world: typeof globalThis, ms: number): void;
/** The real time, for what a browser or a disk judges. */
export function realNow(): number;
