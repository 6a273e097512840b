const roundingSteps = [0, 5, 15] as const;
export type RoundingStep = (typeof roundingSteps)[number];

/** To the nearest step, half a step up; 0 leaves whole minutes. */
export const roundedMinutes = (minutes: number, step: RoundingStep): number =>
  step === 0 ? Math.round(minutes) : Math.round(minutes / step) * step;

/** What is approved: presence without the break, rounded once at the end. */
export const approvedMinutes = (
  { from, until, breakMinutes }: { from: Date; until: Date; breakMinutes: number },
  step: RoundingStep,
): number => roundedMinutes(Math.max(0, (until.getTime() - from.getTime()) / 60_000 - breakMinutes), step);
