import type { receipts } from '@callboard/contract';
import { addDays, jobName } from '@callboard/domain';
import { todayOfTenant, tenantRules } from '../../../account/settings/settings.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { booksAnyProject } from './check-fields.ts';
import { jobsOfDays, projectsOfDays } from './receipt-work.db.ts';

/** What is needed for a job is often bought before it. */
const daysAhead = 14;

export const receiptWork: Handler<typeof receipts.receiptWork> = async (_, { db, caller, now }) => {
  const today = await todayOfTenant(db, now());
  const { receiptBackDays } = await tenantRules(db);
  const days = { from: addDays(today, -receiptBackDays), to: addDays(today, daysAhead) };
  const jobs = await jobsOfDays(db, personOf(caller), days);
  return {
    jobs: jobs.map(({ crewItemId, day, crew, function: caption, ...project }) => ({
      crewItemId,
      day,
      caption: jobName({ project: project.name, crew, function: caption }),
      project,
    })),
    projects: booksAnyProject(caller) ? await projectsOfDays(db, days) : [],
  };
};
