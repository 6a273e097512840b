import type { jobs } from '@callboard/contract';
import { clockOf } from '../crew-items/present-facts.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { aroundJob, otherDays } from './job-detail.db.ts';
import { jobsById } from './jobs.db.ts';
import { mayConfirm, presentJob } from './present-job.ts';

export const job: Handler<typeof jobs.job> = async ({ params }, { db, caller, now }) => {
  const { personId } = caller;
  const [row] = personId === null ? [] : await jobsById(db, personId, [params.id]);
  if (!row || personId === null) throw notFound();
  const at = now();
  const around = await aroundJob(db, row.crewId);
  const shown = presentJob(row, await tenantRules(db), at, personId);
  const days = await otherDays(db, { personId, projectId: row.projectId, not: row.id });
  const own = row.personId === personId;
  return {
    ...shown,
    crewInfo: own ? around.crewInfo : around.externalInfo,
    chiefInfo: shown.chief ? around.chiefInfo : null,
    catering: around.catering,
    crewChiefs: around.crewChiefs,
    projectManager: around.projectManager,
    planner: around.planner,
    contactOnSite: own ? around.contactOnSite : null,
    colleagues: around.people,
    otherDays: days.map(({ deadlineAt, endsAt, ...day }) => ({
      ...day,
      startTime: clockOf(day.startTime),
      endTime: clockOf(day.endTime),
      mayConfirm: mayConfirm({ status: day.status, deadlineAt, endsAt }, at),
    })),
  };
};
