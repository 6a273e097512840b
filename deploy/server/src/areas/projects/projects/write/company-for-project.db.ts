import type { Db } from '#platform/db/tables.ts';
import type { Viewer } from '../../../account/access/access.public.ts';
import { canSeeCompany } from '../../../account/access/access.public.ts';

/** A company that somebody may make a project for. */
export const companyForProject = (db: Db, viewer: Viewer, id: string) =>
  db
    .selectFrom('company')
    .where(canSeeCompany(viewer, 'company.id'))
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
