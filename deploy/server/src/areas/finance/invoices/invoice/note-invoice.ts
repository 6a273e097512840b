import type { Db } from '#platform/db/tables.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { accountantsOf, finishTodos } from '../../finance/finance.public.ts';
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

/** No money is waited for any more, so nobody has to look why it does not come. */
export async function finishUnpaidTodo(
  db: Db,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const owed = await finishTodos(db, { subject: { kind: 'invoice', id }, by, at });
  if (owed.length > 0) await changed(db, await accountantsOf(db, 'payrolls'), ['todos']);
}
