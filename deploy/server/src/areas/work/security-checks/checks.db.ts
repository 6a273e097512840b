import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { totalOf } from '#platform/db/total-of.ts';
import type { InCrew } from '../../account/access/access.public.ts';

const checks = (db: Db, crewId: string) =>
  db
    .selectFrom('securityCheck as c')
    .innerJoin('form as f', 'f.id', 'c.formId')
    .leftJoin('person as p', 'p.id', 'c.doneBy')
    .selectAll('c')
    .select([
      'f.name as form',
      fullName<string | null>('p').as('doneByName'),
      sql<boolean>`exists (select from "formResult" r where r."formId" = c."formId"
        and r."crewId" = c."crewId" and r.date = c.date and r.shift = c.shift and r.state = 'open')`.as(
        'started',
      ),
    ])
    .where('c.crewId', '=', crewId);
export type Check = Awaited<ReturnType<ReturnType<typeof checks>['execute']>>[number];

type Wanted = { date?: string | undefined; limit: number; page: number; doneOnly: boolean };

export async function checksOf(db: Db, crewId: string, { date, limit, page, doneOnly }: Wanted) {
  let found = db.selectFrom('securityCheck as c').where('c.crewId', '=', crewId);
  if (date !== undefined) found = found.where('c.date', '=', date);
  if (doneOnly) found = found.where('c.doneAt', 'is not', null);
  const total = await totalOf(found);
  const ids = found.select('c.id');
  const rows = await checks(db, crewId)
    .where('c.id', 'in', ids)
    .orderBy('c.date')
    .orderBy('c.dueFrom')
    .orderBy('c.shift')
    .orderBy('c.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}

export const checkById = (db: Db, { crewId, checkId }: { crewId: string; checkId: string }) =>
  checks(db, crewId).where('c.id', '=', checkId).executeTakeFirst();

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
    .selectFrom('person as p')
    .select(['p.id', fullName<string>('p').as('name')])
    .where('p.id', '=', personId)
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
    .selectFrom('crew as k')
    .innerJoin('project as p', 'p.id', 'k.projectId')
    .innerJoin('contact as c', 'c.companyId', 'p.companyId')
    .select('k.id')
    .where('k.id', '=', crewId)
    .where('c.personId', '=', personId)
    .where('c.active', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;
