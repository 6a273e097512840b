import type { Job, jobs } from '@callboard/contract';
import type { CrewItemState } from '@callboard/domain';
import { crewItemGroups } from '@callboard/domain';
import { lockItems, lockPerson, moveLocked } from '../../crew-items/crew-items.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Input } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { jobsById } from '../read/jobs.db.ts';
import { presentJob } from '../read/present-job.ts';

export type Answer = Input<typeof jobs.confirmations>['body']['answers'][number];

const alreadyAnswered: Record<Answer['answer'], readonly CrewItemState[]> = {
  confirm: crewItemGroups.accepted,
  refuse: ['refused'],
  undo: crewItemGroups.toAnswer,
};
const actions = { confirm: 'confirm', refuse: 'refuse', undo: 'undoAnswer' } as const;

/** The reason as planners read it: of the list, or in own words. */
function reasonOf({ answer, reason, comment = '' }: Answer): string {
  if (answer !== 'refuse') return '';
  if (reason === undefined) throw new AppError('invalid', { fields: [{ path: 'reason', code: 'required' }] });
  if (reason !== 'other') return reason;
  if (comment === '') throw new AppError('invalid', { fields: [{ path: 'comment', code: 'required' }] });
  return comment;
}

type Answering = {
  readonly personId: string;
  /** Without a login: from a mail, or from a push message itself. */
  readonly from?: 'link' | 'push';
};

/** Answers jobs of the caller, all or none; what is so already is not said again. */
export async function answerJobs(answers: readonly Answer[], ctx: Ctx): Promise<Job[]> {
  const { personId } = ctx.caller;
  if (personId === null) throw notFound();
  return answerJobsOf({ personId }, answers, ctx);
}

export async function answerJobsOf(
  { personId, from }: Answering,
  answers: readonly Answer[],
  { db, jobs: queue, now }: Pick<Ctx, 'db' | 'jobs' | 'now'>,
): Promise<Job[]> {
  const ids = [...new Set(answers.map(({ id }) => id))];
  if (ids.length < answers.length)
    throw new AppError('invalid', { fields: [{ path: 'others', code: 'bad_choice' }] });
  const at = now();
  const rules = await tenantRules(db);
  const items = new Map((await lockItems(db, ids)).map((item) => [item.id, item]));
  await lockPerson(db, personId);
  for (const answer of answers) {
    const item = items.get(answer.id);
    if (!item || item.personId !== personId || item.status === 'draft') throw notFound();
    const reason = reasonOf(answer);
    if (alreadyAnswered[answer.answer].includes(item.status)) continue;
    await moveLocked(
      { db, jobs: queue, at },
      item,
      { action: actions[answer.answer], by: 'person', actorId: personId, reason, from },
      rules,
    );
  }
  const rows = new Map((await jobsById(db, { personId, itemIds: ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentJob(row, rules, at, personId)] : [];
  });
}
