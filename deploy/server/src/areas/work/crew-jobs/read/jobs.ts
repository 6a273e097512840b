import type { jobs as contract } from '@callboard/contract';
import { monthOf } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { jobCounts, jobMonths, jobRows, unseenJobs } from './jobs.db.ts';
import type { JobRow } from './jobs.db.ts';
import { searching } from '#platform/db/list/search.ts';
import { presentJob } from './present-job.ts';

export const jobs: Handler<typeof contract.jobs> = async ({ query }, { db, caller, now }) => {
  const { personId } = caller;
  if (personId === null) throw notFound();
  const at = now();
  const rules = await tenantRules(db);
  const { rows, total, months } = await searching(query.q, async (search) => {
    const wanted = { ...query, search, personId, now: at };
    const found = await jobRows(db, wanted);
    const shown = [...new Set(found.rows.map(({ startDate }) => monthOf(startDate)))];
    const sums = query.tab === 'past' && shown.length > 0 ? await jobMonths(db, wanted, shown) : [];
    return { ...found, months: sums };
  });
  const off = query.page === 1 ? await unseenJobs(db, personId) : { rows: [], total: 0 };
  const present = (row: JobRow) => presentJob(row, rules, at, personId);
  return {
    ...listOf(rows.map(present), total, query),
    counts: await jobCounts(db, personId, at),
    months,
    calledOff: off.rows.map(present),
    calledOffTotal: off.total,
  };
};
