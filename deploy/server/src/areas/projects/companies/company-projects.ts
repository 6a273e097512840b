import type { companies } from '@callboard/contract';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { presentProjectRow, projectRows } from '../projects/projects.public.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { searching } from '#platform/db/list/search.ts';
import { findVisibleCompany } from './companies.db.ts';

type Query = { limit: number; page: number; closed?: 'true' | 'false' | undefined; q?: string | undefined };

/** Projects that are for a company: the tenant's own ones are for none. */
async function projects(ctx: Ctx, companyId: string | undefined, query: Query) {
  const { db, caller, now } = ctx;
  const today = await todayOfTenant(db, now());
  const { rows, total } = await searching(query.q, (search) =>
    projectRows(db, viewerOf(caller), today, {
      ...query,
      companyId,
      search,
      closed: query.closed === undefined ? undefined : query.closed === 'true',
      withoutKinds: ['internal', 'sickness', 'vacation'],
    }),
  );
  return listOf(
    rows.map((row) => presentProjectRow(row, ctx)),
    total,
    query,
  );
}

export const companyProjects: Handler<typeof companies.companyProjects> = async ({ params, query }, ctx) => {
  const { id } = await findVisibleCompany(ctx.db, viewerOf(ctx.caller), params.id);
  return projects(ctx, id, query);
};

export const companiesProjects: Handler<typeof companies.companiesProjects> = ({ query }, ctx) =>
  projects(ctx, undefined, query);
