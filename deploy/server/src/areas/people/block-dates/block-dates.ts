import type { blockDates as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { personOf } from '#platform/http/person-of.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { jobsInRange } from '../vacations/vacations.public.ts';
import { blocksOf } from './block-dates.db.ts';
import { presentBlock } from './present-block.ts';

export const blockDates: Handler<typeof contract.blockDates> = async ({ query }, { db, caller, now }) => {
  const personId = personOf(caller);
  const from = query.from ?? (await todayOfTenant(db, now()));
  const { rows, total } = await blocksOf(db, personId, { ...query, from });
  const days = rows.flatMap((block) => [block.from, block.to]).toSorted();
  const [first] = days;
  const last = days.at(-1);
  const jobs = first && last ? await jobsInRange(db, { personId, from: first, to: last }) : [];
  return listOf(
    rows.map((block) => presentBlock(block, jobs)),
    total,
    query,
  );
};
