/** How many times slower than the reference machine this one is: `npm test` measures it, elsewhere it is 1. */
const factor = Number(process.env.CALLBOARD_PATIENCE) || 1;

/** A time limit for a quiet machine, as this machine needs it. */
export const patience = (ms: number): number => Math.round(ms * factor);
