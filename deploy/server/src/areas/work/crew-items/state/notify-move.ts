import type { NotificationKind } from '@callboard/contract';
import { crewItemGroups, crewItemMoves, isOneOf } from '@callboard/domain';
import type { CrewItemAction, CrewItemState } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { changed } from '#platform/live/changed.db.ts';
import { changeParams, notify } from '../../../account/notifications/notifications.public.ts';
import type { LockedItem } from '../item/locked-item.db.ts';

export type MoveCtx = { readonly db: Db; readonly jobs: Jobs; readonly at: Date };

/** What the words of every kind about a position can name. */
export const itemParams = (item: LockedItem, reason = ''): Record<string, string> => ({
  project: item.projectName,
  crew: item.crewName,
  function: item.functionCaption,
  day: item.startDate,
  from: item.startTime?.slice(0, 5) ?? '',
  until: item.endTime?.slice(0, 5) ?? '',
  person: item.personName ?? '',
  reason,
});

/** Everybody who has the position, its crew or its project on a screen fetches it anew. */
export const itemChanged = (db: Db, item: LockedItem, actorId: string | null): Promise<void> =>
  changed(
    db,
    [item.personId, item.plannerId, actorId, ...item.chiefs],
    ['jobs', 'planning', `crewItem:${item.id}`, `crew:${item.crewId}`, `project:${item.projectId}`],
  );

/** Of these a person has never heard, or hears no more. */
const unknown = crewItemGroups.assignable;
const asked = [...crewItemGroups.requested, 'confirmed'] as const;

type DoneMove = { action: CrewItemAction; from: CrewItemState; actorId: string | null; reason: string };

export async function notifyMove(ctx: MoveCtx, item: LockedItem, done: DoneMove): Promise<void> {
  const { action, from, actorId, reason } = done;
  const move = crewItemMoves[action] as { notifiesPerson?: string; notifiesPlanner?: string };
  const params = itemParams(item, reason);
  const knows = !isOneOf(from, unknown) || isOneOf(item.status, asked);
  if (move.notifiesPerson && knows && item.personId !== actorId) {
    const kind = action === 'activate' && from === 'draft' ? 'jobRequested' : move.notifiesPerson;
    await notify(ctx, {
      people: [item.personId],
      kind: kind as NotificationKind,
      // From what was confirmed to what stands now.
      params: kind === 'jobChanged' ? { ...params, ...changeParams(item.changes ?? []) } : params,
      subject: { kind: 'job', id: item.id },
    });
  }
  if (move.notifiesPlanner && item.plannerId !== actorId && item.plannerId !== item.personId) {
    await notify(ctx, {
      people: [item.plannerId],
      kind: move.notifiesPlanner as NotificationKind,
      params,
      subject: { kind: 'crewItem', id: item.id },
    });
  }
  await itemChanged(ctx.db, item, actorId);
}
