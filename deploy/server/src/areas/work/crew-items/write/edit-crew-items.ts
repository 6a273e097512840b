import type { crewItems } from '@callboard/contract';
import { shiftedTimes } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler, Input } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { editLocked, standing } from './edit-locked.ts';
import type { Edit } from './edit-locked.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import { inNameOf, lockSeenItems, refusedBy } from '../item/refused-item.ts';

type Body = Input<typeof crewItems.editCrewItems>['body'];

function editOf(item: LockedItem, { start, end, functionId, comment }: Body): Edit {
  const { startDate, startTime, endTime, endDate = null } = shiftedTimes(standing(item), { start, end });
  return {
    ...((start || end) && { startDate, startTime, endTime, endDate }),
    ...(functionId !== undefined && { functionId }),
    ...(comment !== undefined && { comment }),
  };
}

/** Somebody's positions that touch move out of each other's way: the last first where they begin later. */
function inOrder(items: readonly LockedItem[], { start, end }: Body): readonly LockedItem[] {
  const shift = start ?? end;
  const isLater = shift !== undefined && 'by' in shift && shift.by > 0;
  const startOf = (item: LockedItem) => item.startsAt?.getTime() ?? 0;
  return items.toSorted((a, b) => (isLater ? startOf(b) - startOf(a) : startOf(a) - startOf(b)));
}

/** What people have against it is told of all positions at once; anything else of the first that refuses. */
const isConflictOfPerson = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'collision' && error.details.current !== undefined;

export const editCrewItems: Handler<typeof crewItems.editCrewItems> = async (
  { body },
  { db, jobs, caller, now },
) => {
  const ctx = { db, jobs, at: now() };
  const { force = false, reason = '' } = body;
  const intent = { force, reason, actorId: caller.personId };
  const rules = await tenantRules(db);
  const items = inOrder(await lockSeenItems(db, body.items), body);
  const done: LockedItem[] = [];
  const refused: { item: LockedItem; error: AppError }[] = [];
  for (const item of items) {
    try {
      done.push(await inNameOf(item, () => editLocked(ctx, item, editOf(item, body), intent, rules)));
    } catch (error) {
      if (!isConflictOfPerson(error)) throw error;
      refused.push({ item, error });
    }
  }
  const [first] = refused;
  if (first) {
    const forceable = refused.every(({ error }) => error.params['forceable'] === 1);
    throw refusedBy(
      first.item,
      new AppError('collision', {
        params: { ...first.error.params, forceable: forceable ? 1 : 0, count: refused.length },
        fields: refused.map(({ item }) => ({
          path: `items.${body.items.findIndex(({ id }) => id === item.id)}`,
          code: 'overlaps',
        })),
        current: {
          refused: refused.map(({ item, error }) => ({ id: item.id, current: error.details.current })),
        },
      }),
    );
  }
  return { items: done.map(({ id, version, status }) => ({ id, version, status })) };
};
