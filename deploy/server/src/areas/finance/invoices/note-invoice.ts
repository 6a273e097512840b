import type { Db } from '../../../platform/db/tables.ts';
import { changed } from '../../../platform/live/changed.db.ts';
import { noteActivity } from '../../../platform/activities/note-activity.db.ts';
import { peopleOfCompany } from './write-invoice.db.ts';

type Said = { actorId: string | null; before?: unknown; after?: unknown; at: Date };

/** A line in the history of an invoice, and a word to those of the company who may be looking. */
export async function noteInvoice(
  db: Db,
  { id, companyId }: { id: string; companyId: string },
  caption: string,
  said: Said,
): Promise<void> {
  const subject = { kind: 'invoice', id };
  await noteActivity(db, { ...said, personId: null, category: 'invoice', caption, subject });
  const people = [...(await peopleOfCompany(db, companyId)), said.actorId];
  await changed(db, people, ['invoices', `invoice:${id}`]);
}
