import type { Db } from '../db/tables.ts';
import { changed } from '../live/changed.ts';
import { noteActivity } from '../operations/note.ts';
import type { ReceiptFacts } from './receipts.db.ts';

type Said = { actorId: string | null; at: Date; before?: unknown; after?: unknown; reason?: string };

/** A line in the history of a receipt, and a word to the screens that show it. */
export async function noteReceipt(
  db: Db,
  { id, person_id, decided_by }: Pick<ReceiptFacts, 'id' | 'person_id' | 'decided_by'>,
  caption: string,
  said: Said,
  others: readonly (string | null)[] = [],
): Promise<void> {
  const subject = { kind: 'receipt', id };
  await noteActivity(db, { ...said, personId: person_id, category: 'receipt', caption, subject });
  await changed(db, [person_id, decided_by, ...others], ['receipts', `receipt:${id}`]);
}
