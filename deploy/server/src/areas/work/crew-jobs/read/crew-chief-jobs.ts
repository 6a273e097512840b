import type { jobs } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { chiefRows } from './jobs.db.ts';
import { presentJob } from './present-job.ts';

export const crewChiefJobs: Handler<typeof jobs.crewChiefJobs> = async ({ query }, { db, caller, now }) => {
  const { personId } = caller;
  if (personId === null) throw notFound();
  const at = now();
  const rules = await tenantRules(db);
  const { rows, total } = await chiefRows(db, { ...query, personId, now: at });
  const items = rows.map((row) => ({
    ...presentJob(row, rules, at, personId),
    crewCounts: {
      positions: row.positions,
      confirmed: row.confirmed,
      waiting: row.waiting,
      working: row.working,
      done: row.done,
    },
    signedOff: row.signedOff,
  }));
  return listOf(items, total, query);
};
