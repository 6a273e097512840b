import type { planningDrafts } from '@callboard/contract';
import { assigningActions } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { knownIds, planners, writeDrafts } from './drafts.db.ts';
import { presentDrafts } from './present-drafts.ts';

export const saveDrafts: Handler<typeof planningDrafts.saveDrafts> = async ({ body: { entries } }, ctx) => {
  const { db, caller, now } = ctx;
  const people = entries.flatMap(({ personId }) => personId ?? []);
  const items = entries.map(({ itemId }) => itemId);
  const known = await knownIds(db, items, people);
  const fields = entries.flatMap((one, n) => {
    const path =
      !known.has(one.itemId) || items.indexOf(one.itemId) !== n
        ? 'itemId'
        : one.personId !== null && !known.has(one.personId)
          ? 'personId'
          : one.personId !== null && !assigningActions.includes(one.action)
            ? 'action'
            : null;
    return path ? [{ path: `entries.${n}.${path}`, code: 'bad_choice' as const }] : [];
  });
  const silent = entries.flatMap(({ force, reason }, n) =>
    force && reason === '' ? [{ path: `entries.${n}.reason`, code: 'required' as const }] : [],
  );
  if (fields.length + silent.length > 0) throw new AppError('invalid', { fields: [...fields, ...silent] });
  if (!(await writeDrafts(db, personOf(caller), entries, now()))) throw new AppError('wrong_state');
  await changed(db, await planners(db), ['planningDrafts']);
  return presentDrafts(ctx);
};
