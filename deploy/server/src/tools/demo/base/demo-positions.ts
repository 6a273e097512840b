import type { Tables } from '#platform/db/tables.ts';

export type Status = Tables['crewItem']['status'];

const repeated = (counts: Partial<Record<Status, number>>): Status[] =>
  Object.entries(counts).flatMap(([status, count]) => Array.from({ length: count }, () => status as Status));

/** Of forty positions of a usual crew: how they stand when it is over, and while it is still to come. */
export const usualPast = repeated({
  cleared: 27,
  done: 3,
  noShow: 2,
  refused: 2,
  notNeeded: 1,
  expired: 1,
  cancelled: 2,
  spare: 1,
  confirmed: 1,
});
export const usualComing = repeated({
  confirmed: 22,
  requested: 6,
  vacant: 2,
  hasChanged: 2,
  spareRequested: 1,
  spare: 1,
  refused: 2,
  notNeeded: 1,
  expired: 1,
  cancelled: 1,
  draft: 1,
});

/** What the crew member of the demo looks at: days from today, and how the position stands. */
export const richLife: readonly (readonly [days: number, Status])[] = [
  [-24, 'cleared'],
  [-20, 'cleared'],
  [-16, 'cleared'],
  [-13, 'noShow'],
  [-11, 'cleared'],
  [-9, 'refused'],
  [-8, 'cleared'],
  [-6, 'cleared'],
  [-5, 'cancelled'],
  [-4, 'cleared'],
  [-3, 'done'],
  [-2, 'done'],
  [2, 'confirmed'],
  [3, 'requested'],
  [4, 'requested'],
  [5, 'hasChanged'],
  [6, 'spareRequested'],
  [7, 'confirmed'],
  [9, 'spare'],
  [10, 'requested'],
  [11, 'hasChanged'],
  [12, 'notNeeded'],
  [13, 'cancelled'],
  [14, 'confirmed'],
  [16, 'expired'],
  [18, 'refused'],
  [20, 'confirmed'],
];

/** How the positions of today's crews stand, in the order of their people; the first is the crew chief's. */
export const todayStatuses = {
  beforePreCall: repeated({ confirmed: 7, requested: 1, spare: 1 }),
  preCalled: repeated({ ready: 8 }),
  mixed: repeated({ working: 5, ready: 1, confirmed: 1, noShow: 1 }),
  working: repeated({ working: 6 }),
  checkedOut: repeated({ done: 6 }),
  signedOff: repeated({ cleared: 7 }),
} as const;
