import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { changed } from '#platform/live/changed.db.ts';
import type { Laying } from '../write/create-items.ts';
import { crewOfItems } from '../item/crew-item.db.ts';
import type { ItemRow } from './removable-items.db.ts';

const captions = {
  remove: { item: 'item_remove', crew: 'items_removed' },
  restore: { item: 'item_restore', crew: 'items_restored' },
} as const;

/** Positions that were removed, or brought back: in their own history, from which they come back, and in that of their crew. */
export async function noteItemsGone(
  { db, at, actorId }: Laying,
  what: keyof typeof captions,
  rows: readonly ItemRow[],
): Promise<void> {
  const about = { personId: null, category: 'crewItem', actorId, at };
  for (const row of rows)
    await noteActivity(db, {
      ...about,
      caption: captions[what].item,
      subject: { kind: 'crewItem', id: row.id },
      ...(what === 'remove' && { before: row }),
    });
  for (const [crewId, ofCrew] of Map.groupBy(rows, (row) => row.crewId)) {
    const crew = await crewOfItems(db, crewId);
    if (!crew) continue;
    await noteActivity(db, {
      ...about,
      caption: captions[what].crew,
      subject: { kind: 'crew', id: crewId },
      after: { count: ofCrew.length },
    });
    await changed(db, [crew.plannerId, actorId], ['planning', `crew:${crewId}`, `project:${crew.projectId}`]);
  }
}
