import type { projects as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { searching } from '#platform/db/list/search.ts';
import { presentProjectRow } from './present-project.ts';
import { projectRows } from './project-rows.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

export const projects: Handler<typeof contract.projects> = async ({ query }, ctx) => {
  const { db, caller, now } = ctx;
  const today = await todayOfTenant(db, now());
  const { rows, total } = await searching(query.q, (search) =>
    projectRows(db, viewerOf(caller), today, {
      ...query,
      search,
      my: query.scope === 'my',
      closed: query.closed === undefined ? undefined : query.closed === 'true',
      withoutKinds: query.withoutKinds?.split(','),
    }),
  );
  return listOf(
    rows.map((row) => presentProjectRow(row, ctx)),
    total,
    query,
  );
};
