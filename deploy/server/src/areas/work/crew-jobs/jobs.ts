import type { jobs as contract } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { jobCounts, jobRows } from './jobs.db.ts';
import { presentJob } from './present-job.ts';

export const jobs: Handler<typeof contract.jobs> = async ({ query }, { db, caller, now }) => {
  const { personId } = caller;
  if (personId === null) throw notFound();
  const at = now();
  const rules = await tenantRules(db);
  const terms = searchTerms(query.q ?? '');
  const { rows, total } = await jobRows(db, { ...query, terms, personId, now: at });
  const items = rows.map((row) => presentJob(row, rules, at, personId));
  return { ...listOf(items, total, query), counts: await jobCounts(db, personId, at) };
};
