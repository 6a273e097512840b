import { randomUUID } from 'node:crypto';
import type { blockDates as contract } from '@callboard/contract';
import { addDays, blockRefusal, longestBlockDays, mergedBlock } from '@callboard/domain';
import { nameOfPerson } from '#platform/db/expression/name-of-person.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { addTodo, noteActivity } from '#platform/activities/note-activity.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { jobsInRange, plannersOf } from '../vacations/vacations.public.ts';
import type { JobInRange } from '../vacations/vacations.public.ts';
import { blocksMeeting, holdBlocksOf, writeBlock } from './block-dates.db.ts';
import { presentBlock } from './present-block.ts';

const invalid = (field: FieldError) => new AppError('invalid', { fields: [field] });

export const blockDate: Handler<typeof contract.blockDate> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const personId = personOf(caller);
  const today = await todayOfTenant(db, now());
  const wanted = { from: body.from, to: body.to ?? body.from, reason: body.reason };
  const refused = blockRefusal(wanted, today);
  if (refused) throw invalid(refused);
  await holdBlocksOf(db, personId);
  const others = await blocksMeeting(db, personId, wanted);
  const merged = mergedBlock(wanted, others);
  if (merged.to > addDays(merged.from, longestBlockDays - 1))
    throw invalid({ path: 'to', code: 'span_too_long', params: { max: longestBlockDays } });
  const jobs = await jobsInRange(db, { personId, from: wanted.from, to: wanted.to });
  const [first] = jobs;
  if (first && !body.confirmed)
    throw new AppError('collision', {
      params: {
        reason: 'confirmedJob',
        job: first.projectName,
        day: first.day,
        from: first.from ?? '',
        until: first.until ?? '',
        jobs: jobs.length,
      },
    });
  const { id, version } = await writeBlock(
    db,
    { id: randomUUID(), personId, ...merged, at: now() },
    others.map((block) => block.id),
  );
  await noteActivity(db, {
    personId,
    category: 'planning',
    caption: 'date_blocked',
    subject: { kind: 'blockDate', id },
    actorId: personId,
    after: merged,
    reason: wanted.reason,
    at: now(),
  });
  if (first) await warnPlanners(ctx, personId, jobs, { id, today, ...wanted });
  await changed(db, [personId, ...(await plannersOf(db, personId))], ['blockDates', 'planning']);
  return presentBlock({ id, version, ...merged }, await jobsInRange(db, { personId, ...merged }));
};

type Blocked = { id: string; today: string; from: string; to: string; reason: string };

/** The job stays confirmed; whoever plans it has to look at it. */
async function warnPlanners(
  { db, jobs: queue, now }: Ctx,
  personId: string,
  jobs: readonly JobInRange[],
  { id, today, from, to, reason }: Blocked,
): Promise<void> {
  const [first] = jobs;
  if (!first) return;
  const name = (await nameOfPerson(db, personId)) ?? '';
  const planners = new Set(jobs.map(({ plannerId }) => plannerId));
  for (const recipientId of planners) {
    const their = jobs.filter(({ plannerId }) => plannerId === recipientId);
    await addTodo(db, {
      type: 'TODO_INT',
      recipientId,
      category: 'planning',
      caption: 'blocked_confirmed_job',
      body: [name, ...their.map((job) => `${job.day} ${job.projectName}`), reason]
        .filter(Boolean)
        .join(' · '),
      personParty: personId,
      subject: { kind: 'crewItem', id: their[0]?.itemId ?? first.itemId },
      dueDate: addDays(today, 1) < first.day ? addDays(today, 1) : today,
      priority: 1,
      actorId: personId,
      at: now(),
    });
  }
  await notify(
    { db, jobs: queue, at: now() },
    {
      people: [...planners, ...(await plannersOf(db, personId))],
      kind: 'blockedConfirmedJob',
      params: { person: name, job: first.projectName, day: first.day, from, to },
      subject: { kind: 'blockDate', id },
    },
  );
}
