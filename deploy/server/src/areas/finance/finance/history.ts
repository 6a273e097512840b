import { randomUUID } from 'node:crypto';
import type { HistoryRow } from '@callboard/contract';
import { namedPerson } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Ctx } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import { addNote, historyLine, historyLines } from './history.db.ts';
import type { HistoryLine, Subject } from './history.db.ts';

/** DD.MM.YYYY */
const dottedDay = (day: string): string => day.split('-').toReversed().join('.');

export const historyRowOf = (line: HistoryLine): HistoryRow => ({
  id: line.id,
  type: line.type,
  category: line.category,
  caption: line.caption,
  body: line.body,
  actor: namedPerson(line.actor_id, line.actor_name),
  before: line.before,
  after: line.after,
  reason: line.reason,
  at: line.at.toISOString(),
  parameters:
    line.due_date === null
      ? null
      : {
          recipient: namedPerson(line.recipient_id, line.recipient_name),
          dueDate: dottedDay(line.due_date),
          priority: line.priority ?? 1,
        },
  done: line.done_at !== null,
});

type HistoryPage = {
  limit: number;
  page: number;
  /** Captions that the reader is not shown. */
  without?: readonly string[];
};

export async function historyOf(db: Db, subject: Subject, page: HistoryPage) {
  const { rows, total } = await historyLines(db, subject, page);
  return listOf(rows.map(historyRowOf), total, page);
}

/** Writes what somebody notes about a thing, and gives the line back. */
export async function noteInto(
  { db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>,
  subject: Subject,
  note: { category: string; caption?: string | undefined; body: string; personId: string },
): Promise<HistoryRow> {
  const id = randomUUID();
  const { caption = 'note', ...rest } = note;
  await addNote(db, {
    ...rest,
    caption: caption || 'note',
    id,
    subject,
    actorId: personOf(caller),
    at: now(),
  });
  return historyRowOf(await historyLine(db, id));
}
