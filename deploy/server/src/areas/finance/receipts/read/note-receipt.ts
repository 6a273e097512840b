import type { Db } from '#platform/db/tables.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { ReceiptFacts } from './receipts.db.ts';

type Said = { actorId: string | null; at: Date; before?: unknown; after?: unknown; reason?: string };

/** A line in the history of a receipt, and a word to the screens that show it. */
export async function noteReceipt(
  db: Db,
  { id, personId, decidedBy }: Pick<ReceiptFacts, 'id' | 'personId' | 'decidedBy'>,
  caption: string,
  said: Said,
  others: readonly (string | null)[] = [],
): Promise<void> {
  const subject = { kind: 'receipt', id };
  await noteActivity(db, { ...said, personId, category: 'receipt', caption, subject });
  await changed(db, [personId, decidedBy, ...others], ['receipts', `receipt:${id}`]);
}
