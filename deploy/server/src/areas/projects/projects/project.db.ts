import { sql } from 'kysely';
import { notFound } from '#platform/errors/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import { rowColumns, visibleProjects } from './project-rows.db.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeProject } from '../../account/access/access.public.ts';

type Role = 'client' | 'projectManager' | 'planner' | 'accountant' | 'onSite';
type ContactOfProject = {
  contactId: string;
  name: string;
  role: Role;
  about: string;
  email: string;
  phone: string;
  personId: string | null;
};

/** The id behind a number that somebody may know of. */
export async function findVisibleProjectId(db: Db, viewer: Viewer, number: string): Promise<string> {
  const found = await db
    .selectFrom('project as p')
    .select('p.id')
    .where('p.number', '=', number)
    .where(canSeeProject(viewer))
    .executeTakeFirst();
  if (!found) throw notFound();
  return found.id;
}

/** The bare row of a project that is about to be changed; whoever else changes it waits. */
export async function projectToChange(db: Db, viewer: Viewer, number: string) {
  const found = await db
    .selectFrom('project as p')
    .selectAll()
    .where('p.number', '=', number)
    .where(canSeeProject(viewer))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}
export type BareProject = Awaited<ReturnType<typeof projectToChange>>;

export const projectByNumber = (db: Db, viewer: Viewer, today: string, number: string) =>
  visibleProjects(db, viewer)
    .leftJoin('rateCard as rc', 'rc.id', 'p.rateCardId')
    .select(rowColumns(today))
    .select([
      'p.version',
      'p.comment',
      'p.createdAt',
      'p.cancelReason',
      'rc.id as rateCardId',
      'rc.caption as rateCardCaption',
      sql<ContactOfProject[]>`(select coalesce(json_agg(json_build_object('contactId', c.id, 'name', c.name,
          'role', pc.role, 'about', c.role, 'email', c.email, 'phone', c.phone, 'personId', c."personId") order by pc.role, c.name, c.id), '[]')
        from "projectContact" pc
        join contact c on c.id = pc."contactId"
        where pc."projectId" = p.id)`.as('contacts'),
    ])
    .where('p.number', '=', number)
    .executeTakeFirst();
