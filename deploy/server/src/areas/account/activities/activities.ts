import type { operations } from '@callboard/contract';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import type { Handler } from '#platform/http/handler.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { activityRows } from './activities.db.ts';

export const activities: Handler<typeof operations.activities> = async ({ query }, { db, caller }) => {
  const { personId, subjectKind, subjectId } = query;
  if ((subjectKind === undefined) !== (subjectId === undefined)) {
    const path = subjectKind === undefined ? 'subjectKind' : 'subjectId';
    throw new AppError('invalid', { fields: [{ path, code: 'required' }] });
  }
  const inside = caller.roles.includes('planner') || caller.roles.includes('office');
  const others = subjectId !== undefined || (personId !== undefined && personId !== caller.personId);
  // Histories of things and of others are for those who plan and account.
  if (!caller.personId || (others && !inside)) throw notFound();
  const { rows, total } = await activityRows(db, others ? query : { ...query, personId: caller.personId });
  const items = rows.map(({ at, actorId, actorName, subjectKind: kind, subjectId: id, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actor: namedPerson(actorId, actorName),
    subject: kind === null || id === null ? null : { kind, id },
  }));
  return listOf(items, total, query);
};
