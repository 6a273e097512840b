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
    .selectFrom('project')
    .select('id')
    .where('number', '=', number)
    .where(canSeeProject(viewer))
    .executeTakeFirst();
  if (!found) throw notFound();
  return found.id;
}

/** The bare row of a project that is about to be changed; whoever else changes it waits. */
export async function projectToChange(db: Db, viewer: Viewer, number: string) {
  const found = await db
    .selectFrom('project')
    .selectAll()
    .where('number', '=', number)
    .where(canSeeProject(viewer))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}
export type BareProject = Awaited<ReturnType<typeof projectToChange>>;

export const projectByNumber = (db: Db, viewer: Viewer, today: string, number: string) =>
  visibleProjects(db, viewer)
    .leftJoin('rateCard', 'rateCard.id', 'project.rateCardId')
    .select(rowColumns(today))
    .select([
      'project.version',
      'project.comment',
      'project.createdAt',
      'project.cancelReason',
      'rateCard.id as rateCardId',
      'rateCard.caption as rateCardCaption',
      sql<
        ContactOfProject[]
      >`(select coalesce(json_agg(json_build_object('contactId', contact.id, 'name', contact.name,
          'role', "projectContact".role, 'about', contact.role, 'email', contact.email, 'phone', contact.phone,
            'personId', contact."personId") order by "projectContact".role, contact.name, contact.id), '[]')
        from "projectContact"
        join contact on contact.id = "projectContact"."contactId"
        where "projectContact"."projectId" = project.id)`.as('contacts'),
    ])
    .where('project.number', '=', number)
    .executeTakeFirst();
