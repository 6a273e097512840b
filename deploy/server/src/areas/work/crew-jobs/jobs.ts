import type { jobs as contract } from '@callboard/contract';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { jobCounts, jobRows } from './jobs.db.ts';
import { searching } from '../../../platform/db/search.ts';
import { presentJob } from './present-job.ts';

export const jobs: Handler<typeof contract.jobs> = async ({ query }, { db, caller, now }) => {
  const { personId } = caller;
  if (personId === null) throw notFound();
  const at = now();
  const rules = await tenantRules(db);
  const { rows, total } = await searching(query.q, (search) =>
    jobRows(db, { ...query, search, personId, now: at }),
  );
  const items = rows.map((row) => presentJob(row, rules, at, personId));
  return { ...listOf(items, total, query), counts: await jobCounts(db, personId, at) };
};
