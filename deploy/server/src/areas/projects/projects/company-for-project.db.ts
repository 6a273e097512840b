import type { Db } from '#platform/db/tables.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeCompany } from '../../account/access/access.public.ts';

/** A company that somebody may make a project for. */
export const companyForProject = (db: Db, viewer: Viewer, id: string) =>
  db
    .selectFrom('company as co')
    .where(canSeeCompany(viewer, 'co.id'))
    .select('co.id')
    .where('co.id', '=', id)
    .where('co.active', '=', true)
    .executeTakeFirst();
