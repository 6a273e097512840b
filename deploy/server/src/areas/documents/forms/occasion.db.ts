import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { isChief } from '../../account/access/access.public.ts';

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
    .selectFrom('crew as k')
    .innerJoin('project as p', 'p.id', 'k.projectId')
    .leftJoin('location as l', 'l.id', 'k.locationId')
    .leftJoin('contact as c', 'c.id', 'k.contactOnSiteId')
    .select([
      'k.id',
      'k.name',
      'k.number',
      'k.shift',
      'k.startDate',
      'k.endDate',
      'k.startTime',
      'k.endTime',
      'k.timeZone',
      'k.cancelledAt',
      'p.name as project',
      'p.plannerId',
      sql<string>`coalesce(l.name, '')`.as('location'),
      sql<string>`coalesce(c.email, '')`.as('onSiteEmail'),
    ])
    .where('k.id', '=', id)
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
    .selectFrom('crewItem as i')
    .innerJoin('securityCheck as c', 'c.crewId', 'i.crewId')
    .select('c.id')
    .where('i.personId', '=', personId)
    .where(isChief('i'))
    .where('c.formId', '=', formId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
