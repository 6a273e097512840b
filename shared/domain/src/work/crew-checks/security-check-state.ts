/** The chief's duty for a crew and a shift: from an hour before its start to an hour after it. */

export const securityCheckStates = ['planned', 'due', 'late', 'missing', 'done', 'doneLate'] as const;
export type SecurityCheckState = (typeof securityCheckStates)[number];

const minuteMs = 60_000;

export const securityCheckDue = (startsAt: Date, minutes: number): { from: Date; until: Date } => ({
  from: new Date(startsAt.getTime() - minutes * minuteMs),
  until: new Date(startsAt.getTime() + minutes * minuteMs),
});

export type SecurityCheckFacts = {
  readonly dueFrom: Date;
  readonly dueUntil: Date;
  /** The end of the shift; without one it is missing as soon as it is late. */
  readonly endsAt: Date | null;
  readonly doneAt: Date | null;
};

export function securityCheckState(
  { dueFrom, dueUntil, endsAt, doneAt }: SecurityCheckFacts,
  now: Date,
): SecurityCheckState {
  if (doneAt) return doneAt > dueUntil ? 'doneLate' : 'done';
  if (now < dueFrom) return 'planned';
  if (now <= dueUntil) return 'due';
  return now < (endsAt ?? dueUntil) ? 'late' : 'missing';
}

/** How it borders a cell of the planning calendar. */
export const securityCheckBorder = (state: SecurityCheckState): 'none' | 'yellow' | 'red' => {
  if (state === 'missing') return 'red';
  return state === 'late' ? 'yellow' : 'none';
};
