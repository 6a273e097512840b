import type { contacts } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { presentProjectRow, projectRows } from '../../projects/projects/projects.public.ts';
import { noSearch } from '#platform/db/list/search.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { projectsOfContact, findVisibleContact } from './contacts.db.ts';

export const contactProjects: Handler<typeof contacts.contactProjects> = async ({ params, query }, ctx) => {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const contact = await findVisibleContact(db, viewer, params.id);
  const { rows, total } = await projectRows(db, viewer, await todayOfTenant(db, now()), {
    limit: query.limit,
    page: query.page,
    search: noSearch,
    closed: query.closed === undefined ? undefined : query.closed === 'true',
    also: projectsOfContact(contact),
  });
  return listOf(
    rows.map((row) => presentProjectRow(row, ctx)),
    total,
    query,
  );
};
