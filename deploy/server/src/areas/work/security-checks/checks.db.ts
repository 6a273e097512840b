import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { totalOf } from '#platform/db/list/total-of.ts';
import type { InCrew } from '../../account/access/access.public.ts';

const checks = (db: Db, crewId: string) =>
  db
    .selectFrom('securityCheck')
    .innerJoin('form', 'form.id', 'securityCheck.formId')
    .leftJoin('person', 'person.id', 'securityCheck.doneBy')
    .selectAll('securityCheck')
    .select([
      'form.name as form',
      fullName<string | null>('person').as('doneByName'),
      sql<boolean>`exists (select from "formResult" where "formResult"."formId" = "securityCheck"."formId"
        and "formResult"."crewId" = "securityCheck"."crewId" and "formResult".date = "securityCheck".date
          and "formResult".shift = "securityCheck".shift and "formResult".state = 'open')`.as('started'),
    ])
    .where('securityCheck.crewId', '=', crewId);
export type Check = Awaited<ReturnType<ReturnType<typeof checks>['execute']>>[number];

type Wanted = { date?: string | undefined; limit: number; page: number; doneOnly: boolean };

export async function checksOf(db: Db, crewId: string, { date, limit, page, doneOnly }: Wanted) {
  let found = db.selectFrom('securityCheck').where('crewId', '=', crewId);
  if (date !== undefined) found = found.where('date', '=', date);
  if (doneOnly) found = found.where('doneAt', 'is not', null);
  const total = await totalOf(found);
  const ids = found.select('id');
  const rows = await checks(db, crewId)
    .where('securityCheck.id', 'in', ids)
    .orderBy('securityCheck.date')
    .orderBy('securityCheck.dueFrom')
    .orderBy('securityCheck.shift')
    .orderBy('securityCheck.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}

export const checkById = (db: Db, { crewId, checkId }: { crewId: string; checkId: string }) =>
  checks(db, crewId).where('securityCheck.id', '=', checkId).executeTakeFirst();

/** Not found where somebody has cancelled it meanwhile. */
export const lockCheck = (db: Db, id: string) =>
  db
    .selectFrom('securityCheck')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound());

/** Adds those that are not there yet and answers how many. */
export const addChecks = async (
  db: Db,
  rows: readonly {
    id: string;
    crewId: string;
    formId: string;
    date: string;
    shift: string;
    dueFrom: Date;
    dueUntil: Date;
    endsAt: Date | null;
  }[],
): Promise<number> => {
  const added = await db
    .insertInto('securityCheck')
    .values([...rows])
    .onConflict((on) => on.doNothing())
    .returning('id')
    .execute();
  return added.length;
};

export const removeCheck = (db: Db, id: string) =>
  db.deleteFrom('securityCheck').where('id', '=', id).execute();

export const activeCheckForms = (db: Db) =>
  db
    .selectFrom('form')
    .select(['id', 'name'])
    .where('kind', '=', 'securityCheck')
    .where('active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();

export const plannerNamed = (db: Db, personId: string) =>
  db
    .selectFrom('person')
    .select(['id', fullName<string>('person').as('name')])
    .where('id', '=', personId)
    .executeTakeFirst();

export const signCheck = (db: Db, id: string, signed: { fileId: string; name: string; at: Date }) =>
  db
    .updateTable('securityCheck')
    .set((of) => ({
      signedFileId: signed.fileId,
      signerName: signed.name,
      signedAt: signed.at,
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

export const setCheckSent = (db: Db, id: string, at: Date) =>
  db
    .updateTable('securityCheck')
    .set((of) => ({ sentAt: at, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const isActiveCheckForm = async (db: Db, formId: string): Promise<boolean> =>
  (await db
    .selectFrom('form')
    .select('id')
    .where('id', '=', formId)
    .where('kind', '=', 'securityCheck')
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined;

export const isContactOfCrew = async (db: Db, { crewId, personId }: InCrew): Promise<boolean> =>
  (await db
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .innerJoin('contact', 'contact.companyId', 'project.companyId')
    .select('crew.id')
    .where('crew.id', '=', crewId)
    .where('contact.personId', '=', personId)
    .where('contact.active', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;
