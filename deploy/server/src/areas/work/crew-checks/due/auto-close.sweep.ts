import { clockAt, dayAt } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { lockItem, moveLocked } from '../../crew-items/crew-items.public.ts';
import type { Sweep, SweepCtx } from '#platform/jobs/sweeps.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { chiefsOf } from '../../../account/access/access.public.ts';
import { crewFor } from '../../crew-access/crew-access.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { checkRows } from '../read/check-rows.db.ts';
import { addEvent, closeBreak, setCheck } from '../read/check.db.ts';
import { overdueChecks } from './due.db.ts';

/** Proposes the planned end for work that nobody has checked out of; somebody has to look at it. */
export const autoClose: Sweep = {
  name: 'auto-close',
  async work(ctx) {
    const rules = await tenantRules(ctx.db);
    const overdue = await overdueChecks(ctx.db, { now: ctx.now, hours: rules.autoCloseHours });
    for (const itemId of overdue) await close(ctx, itemId, rules);
  },
};

async function close({ db, jobs, now }: SweepCtx, itemId: string, rules: TenantRules): Promise<void> {
  const item = await lockItem(db, itemId);
  const [row] = await checkRows(db, { itemId });
  if (!item || !row?.checkId || row.checkState !== 'in' || !row.checkedFrom) return;
  const planned = row.plannedUntil ?? row.endsAt;
  // Somebody who came after the planned end has worked for no time that we know of.
  const until = planned < row.checkedFrom ? row.checkedFrom : planned;
  await addEvent(db, row.checkId, { kind: 'out', at: until, receivedAt: now, source: 'auto' });
  await closeBreak(db, row.checkId, until);
  await setCheck(db, row.checkId, { state: 'toBeChecked', checkedUntil: until, autoClosed: true });
  const move = { action: 'checkOut', by: 'server', actorId: null } as const;
  await moveLocked({ db, jobs, at: now }, item, move, rules);
  const crew = await crewFor(db, { crewId: row.crewId, personId: null });
  const subject = { kind: 'crew', id: row.crewId } as const;
  await addTodo(db, {
    type: 'TODO_INT',
    recipientId: crew?.plannerId ?? null,
    category: 'crewCheck',
    caption: 'check_auto_closed',
    body: `${row.name}, ${crew?.name ?? ''}`,
    personParty: row.personId,
    subject,
    dueDate: dayAt(now, row.timeZone),
    priority: 2,
    at: now,
  });
  await notify(
    { db, jobs, at: now },
    {
      people: [...(await chiefsOf(db, row.crewId)), crew?.plannerId ?? null, row.personId],
      kind: 'autoClosed',
      params: { person: row.name, crew: crew?.name ?? '', until: clockAt(until, row.timeZone).time },
      subject,
    },
  );
}
