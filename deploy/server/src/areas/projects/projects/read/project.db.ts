import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { notFound } from '#platform/errors/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import { rowColumns, visibleProjects } from './project-rows.db.ts';
import type { Viewer } from '../../../account/access/access.public.ts';
import { canSeeProject } from '../../../account/access/access.public.ts';

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
    ])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('projectContact')
          .innerJoin('contact', 'contact.id', 'projectContact.contactId')
          .whereRef('projectContact.projectId', '=', 'project.id')
          .select([
            'contact.id as contactId',
            'contact.name',
            'projectContact.role',
            'contact.role as about',
            'contact.email',
            'contact.phone',
            'contact.personId',
          ])
          .orderBy('projectContact.role')
          .orderBy('contact.name')
          .orderBy('contact.id'),
      ).as('contacts'),
    )
    .where('project.number', '=', number)
    .executeTakeFirst();
