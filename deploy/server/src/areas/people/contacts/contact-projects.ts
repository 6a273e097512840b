import type { contacts } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { presentProjectRow } from '../projects/present-project.ts';
import { projectRows } from '../projects/project-rows.db.ts';
import { viewerOf } from '../projects/viewer.ts';
import { todayOfTenant } from '../settings/today.ts';
import { projectsOfContact, seenContact } from './contacts.db.ts';

export const contactProjects: Handler<typeof contacts.contactProjects> = async ({ params, query }, ctx) => {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const contact = await seenContact(db, viewer, params.id);
  const { rows, total } = await projectRows(db, viewer, await todayOfTenant(db, now()), {
    limit: query.limit,
    page: query.page,
    terms: [],
    closed: query.closed === undefined ? undefined : query.closed === 'true',
    also: projectsOfContact(contact),
  });
  return listOf(
    rows.map((row) => presentProjectRow(row, ctx)),
    total,
    query,
  );
};
