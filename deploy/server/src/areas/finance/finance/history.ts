import type { HistoryRow } from '@callboard/contract';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { historyLines } from './history.db.ts';
import type { HistoryLine, Subject } from './history.db.ts';

/** DD.MM.YYYY */
const dottedDay = (day: string): string => day.split('-').toReversed().join('.');

export const historyRowOf = (line: HistoryLine): HistoryRow => ({
  id: line.id,
  type: line.type,
  category: line.category,
  caption: line.caption,
  body: line.body,
  actor: namedPerson(line.actorId, line.actorName),
  before: line.before,
  after: line.after,
  reason: line.reason,
  at: line.at.toISOString(),
  parameters:
    line.dueDate === null
      ? null
      : {
          recipient: namedPerson(line.recipientId, line.recipient_name),
          dueDate: dottedDay(line.dueDate),
          priority: line.priority ?? 1,
        },
  done: line.doneAt !== null,
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
