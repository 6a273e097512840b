import type { persons } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { changeById, changeRows, closeTodosOf, decideChange } from '../read/person-changes.db.ts';
import { presentChange } from '../read/present-person.ts';
import { applyData } from './save-person.ts';

export const personChanges: Handler<typeof persons.personChanges> = async ({ query }, { db }) => {
  const { rows, total } = await changeRows(db, query);
  return listOf(rows.map(presentChange), total, query);
};

type Decision = 'approved' | 'rejected' | 'withdrawn';

async function decide(ctx: Ctx, id: string, state: Decision, reason = '') {
  const { db, caller, now } = ctx;
  const change = await changeById(db, id);
  if (!change || (state === 'withdrawn' && change.personId !== caller.personId)) throw notFound();
  const decided = await decideChange(db, id, { state, reason, decidedBy: caller.personId, at: now() });
  if (!decided) throw new AppError('wrong_state', { params: { state: change.state } });
  const { personId, changes } = change;
  if (state === 'approved') await applyData(ctx, personId, changes);
  const subject = { kind: 'person', id: personId } as const;
  await closeTodosOf(db, { kind: 'personChange', id }, { at: now(), by: caller.personId });
  await noteActivity(db, {
    personId,
    category: 'person',
    caption: `person_change_${state}`,
    subject,
    actorId: caller.personId,
    ...changes,
    reason,
    at: now(),
  });
  if (state !== 'withdrawn') {
    const kind = state === 'approved' ? 'changeApproved' : 'changeRejected';
    await notify(
      { db, jobs: ctx.jobs, at: now() },
      { people: [personId], kind, params: reason ? { reason } : {}, subject },
    );
  }
  await changed(db, [personId], [`person:${personId}`, 'personChanges']);
  const after = await changeById(db, id);
  if (!after) throw notFound();
  return presentChange(after);
}

export const approvePersonChange: Handler<typeof persons.approvePersonChange> = ({ params }, ctx) =>
  decide(ctx, params.id, 'approved');
export const rejectPersonChange: Handler<typeof persons.rejectPersonChange> = ({ params, body }, ctx) =>
  decide(ctx, params.id, 'rejected', body.reason);
export const withdrawPersonChange: Handler<typeof persons.withdrawPersonChange> = ({ params }, ctx) =>
  decide(ctx, params.id, 'withdrawn');
