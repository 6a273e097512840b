import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { isChief } from '../../../account/access/access.public.ts';

type FormOfPerson = { formId: string; personId: string };

export const isAssigned = async (db: Db, { formId, personId }: FormOfPerson): Promise<boolean> =>
  (await db
    .selectFrom('formAssignment')
    .select('formId')
    .where('personId', '=', personId)
    .where('formId', '=', formId)
    .executeTakeFirst()) !== undefined;

export const crewFacts = (db: Db, id: string) =>
  db
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .leftJoin('contact', 'contact.id', 'crew.contactOnSiteId')
    .select([
      'crew.id',
      'crew.name',
      'crew.number',
      'crew.shift',
      'crew.startDate',
      'crew.endDate',
      'crew.startTime',
      'crew.endTime',
      'crew.timeZone',
      'crew.cancelledAt',
      'project.name as project',
      'project.plannerId',
      sql<string>`coalesce(location.name, '')`.as('location'),
      sql<string>`coalesce(contact.email, '')`.as('onSiteEmail'),
    ])
    .where('crew.id', '=', id)
    .executeTakeFirst();
export type CrewFacts = NonNullable<Awaited<ReturnType<typeof crewFacts>>>;

export const checkOf = (
  db: Db,
  { formId, crewId, date, shift }: { formId: string; crewId: string; date: string; shift: string },
) =>
  db
    .selectFrom('securityCheck')
    .select(['id'])
    .where('crewId', '=', crewId)
    .where('formId', '=', formId)
    .where('date', '=', date)
    .where('shift', '=', shift)
    .executeTakeFirst();

/** The check is done with the submitted result; its earlier second signature was for what stood then. */
export const fulfilCheck = (
  db: Db,
  id: string,
  done: { resultId: string; at: Date; by: string; paperId: string },
) =>
  db
    .updateTable('securityCheck')
    .set((of) => ({
      resultId: done.resultId,
      // The first time counts: a later change does not make it late.
      doneAt: of.fn.coalesce('doneAt', of.val(done.at)),
      doneBy: of.fn.coalesce('doneBy', of.val(done.by)),
      paperFileId: done.paperId,
      signedFileId: null,
      signerName: '',
      signedAt: null,
      sentAt: null,
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

/** Whether somebody leads a crew that has a check of this form. */
export const leadsCheckOf = async (db: Db, { formId, personId }: FormOfPerson): Promise<boolean> =>
  (await db
    .selectFrom('crewItem')
    .innerJoin('securityCheck', 'securityCheck.crewId', 'crewItem.crewId')
    .select('securityCheck.id')
    .where('crewItem.personId', '=', personId)
    .where(isChief('crewItem'))
    .where('securityCheck.formId', '=', formId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
