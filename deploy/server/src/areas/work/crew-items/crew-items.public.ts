/** What other areas use of crew items. */
export { assignLocked } from './assign-locked.ts';
export { moveAsPlanner } from './move-as-planner.ts';
export { figuresOf as candidateFigures } from './candidates.ts';
export { wantedItems } from './conflict-facts.db.ts';
export { askedBy, peopleFacts } from './people-facts.db.ts';
export { createItems } from './create-items.ts';
export { writeItem } from './crew-item.db.ts';
export { conflictsOfItems } from './item-conflicts.ts';
export { presentItem } from './present-item.ts';
export { isOver } from './is-over.db.ts';
export { factColumns, itemBase, ownApplication, positionColumns, workColumns } from './item-rows.db.ts';
export { earliestStart, lastDay, longestDays } from './last-day.db.ts';
export { lockItem, lockItems, lockPerson } from './locked-item.db.ts';
export type { LockedItem } from './locked-item.db.ts';
export { moveItem, moveItems, moveLocked, wrongState } from './move-item.ts';
export { clockOf, isoOrNull, presentApplication, presentFacts } from './present-facts.ts';
export { itemChanged, itemParams } from './notify-move.ts';
export type { MoveCtx } from './notify-move.ts';
