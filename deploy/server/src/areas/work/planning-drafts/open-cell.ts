import type { planningDrafts } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { knownIds, planners } from './drafts.db.ts';
import { closeCell, writeOpenCell } from './open-cells.db.ts';

/** A phone that is gone says nothing more. */
const openForMs = 60_000;

export const openCell: Handler<typeof planningDrafts.openCell> = async ({ body: { cell } }, ctx) => {
  const { db, caller, now } = ctx;
  const plannerId = personOf(caller);
  if (cell && !(await knownIds(db, [], [cell.personId])).has(cell.personId))
    throw new AppError('invalid', { fields: [{ path: 'cell.personId', code: 'bad_choice' }] });
  const isNew = cell
    ? await writeOpenCell(db, {
        plannerId,
        ...cell,
        now: now(),
        until: new Date(now().getTime() + openForMs),
      })
    : await closeCell(db, plannerId);
  if (isNew) await changed(db, await planners(db), ['planningDrafts']);
};
