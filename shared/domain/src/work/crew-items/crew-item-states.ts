/** The states of a position. */

export const crewItemStates = [
  'draft',
  'vacant',
  'requested',
  'confirmed',
  'ready',
  'working',
  'done',
  'cleared',
  'hasChanged',
  'spareRequested',
  'spare',
  'refused',
  'expired',
  'notNeeded',
  'noShow',
  'cancelled',
] as const;
export type CrewItemState = (typeof crewItemStates)[number];
