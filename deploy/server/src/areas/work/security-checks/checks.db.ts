import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { totalOf } from '../../../platform/db/total-of.ts';
import type { InCrew } from '../../account/access/access.public.ts';

const checks = (db: Db, crewId: string) =>
  db
    .selectFrom('security_check as c')
    .innerJoin('form as f', (join) =>
      join.onRef('f.tenant_id', '=', 'c.tenant_id').onRef('f.id', '=', 'c.form_id'),
    )
    .leftJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.done_by'),
    )
    .selectAll('c')
    .select([
      'f.name as form',
      fullName<string | null>('p').as('doneByName'),
      sql<boolean>`exists (select from form_result r where r.tenant_id = c.tenant_id and r.form_id = c.form_id
        and r.crew_id = c.crew_id and r.date = c.date and r.shift = c.shift and r.state = 'open')`.as(
        'started',
      ),
    ])
    .where('c.crew_id', '=', crewId);
export type Check = Awaited<ReturnType<ReturnType<typeof checks>['execute']>>[number];

type Wanted = { date?: string | undefined; limit: number; page: number; doneOnly: boolean };

export async function checksOf(db: Db, crewId: string, { date, limit, page, doneOnly }: Wanted) {
  let found = db.selectFrom('security_check as c').where('c.crew_id', '=', crewId);
  if (date !== undefined) found = found.where('c.date', '=', date);
  if (doneOnly) found = found.where('c.done_at', 'is not', null);
  const total = await totalOf(found);
  const ids = found.select('c.id');
  const rows = await checks(db, crewId)
    .where('c.id', 'in', ids)
    .orderBy('c.date')
    .orderBy('c.due_from')
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
    .selectFrom('security_check')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound());

/** Adds those that are not there yet and answers how many. */
export const addChecks = async (
  db: Db,
  rows: readonly {
    id: string;
    crew_id: string;
    form_id: string;
    date: string;
    shift: string;
    due_from: Date;
    due_until: Date;
    ends_at: Date | null;
  }[],
): Promise<number> => {
  const added = await db
    .insertInto('security_check')
    .values([...rows])
    .onConflict((on) => on.doNothing())
    .returning('id')
    .execute();
  return added.length;
};

export const removeCheck = (db: Db, id: string) =>
  db.deleteFrom('security_check').where('id', '=', id).execute();

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
    .updateTable('security_check')
    .set((of) => ({
      signed_file_id: signed.fileId,
      signer_name: signed.name,
      signed_at: signed.at,
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

export const setCheckSent = (db: Db, id: string, at: Date) =>
  db
    .updateTable('security_check')
    .set((of) => ({ sent_at: at, version: of('version', '+', 1) }))
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
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.project_id'),
    )
    .innerJoin('contact as c', (join) =>
      join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.company_id', '=', 'p.company_id'),
    )
    .select('k.id')
    .where('k.id', '=', crewId)
    .where('c.person_id', '=', personId)
    .where('c.active', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;
