import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

/** A type is named by its id or by the name in its parameters; captions are translated. */
const ofTypes = (types: readonly string[]) =>
  sql<boolean>`(t.id = any(${[...types]}) or t.parameters ->> 'name' = any(${[...types]}))`;

const documents = (db: Db) =>
  db
    .selectFrom('document as d')
    .innerJoin('document_type as t', (join) =>
      join.onRef('t.tenant_id', '=', 'd.tenant_id').onRef('t.id', '=', 'd.type_id'),
    )
    .innerJoin('file as f', (join) =>
      join.onRef('f.tenant_id', '=', 'd.tenant_id').onRef('f.id', '=', 'd.file_id'),
    )
    .leftJoin('document_link as k', (join) =>
      join
        .onRef('k.tenant_id', '=', 'd.tenant_id')
        .onRef('k.document_id', '=', 'd.id')
        .on('k.subject_kind', '=', 'payroll'),
    )
    .leftJoin('payroll as p', (join) =>
      join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.subject_id'),
    )
    // What belongs to a draft comes with it.
    .where(sql<boolean>`(p.id is null or p.status <> 'draft' or d.owner_id is distinct from p.person_id)`);

const shown = (db: Db) =>
  documents(db).select([
    'd.id',
    'd.number',
    'd.name',
    't.id as typeId',
    't.caption as typeName',
    'd.withheld',
    'd.created_at',
    'f.size',
    'f.type as fileType',
    'p.id as payrollId',
    'p.number as payrollNumber',
    'p.from_day',
    'p.to_day',
  ]);
export type PayrollDocumentFacts = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

/** Payroll documents of a person, newest first, without the withheld ones. */
export async function payrollDocumentsOf(
  db: Db,
  personId: string,
  wanted: { types: readonly string[]; limit: number; page: number },
) {
  const { total } = await documents(db)
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('d.owner_id', '=', personId)
    .where('d.withheld', '=', false)
    .where(ofTypes(wanted.types))
    .executeTakeFirstOrThrow();
  const rows = await shown(db)
    .where('d.owner_id', '=', personId)
    .where('d.withheld', '=', false)
    .where(ofTypes(wanted.types))
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

export const documentsOfPayroll = (db: Db, payrollId: string, { withheld }: { withheld: boolean }) =>
  shown(db)
    .where('k.subject_id', '=', payrollId)
    .$if(!withheld, (of) => of.where('d.withheld', '=', false))
    .orderBy('k.rank')
    .orderBy('d.id')
    .execute();

/** The file that came with a payroll as this type. */
export const fileOfPayroll = (db: Db, payrollId: string, type: string, { withheld }: { withheld: boolean }) =>
  documents(db)
    .select(['f.content', 'f.name', 'f.type'])
    .where('k.subject_id', '=', payrollId)
    .where(ofTypes([type]))
    .$if(!withheld, (of) => of.where('d.withheld', '=', false))
    .orderBy('k.rank')
    .orderBy('d.id')
    .executeTakeFirst();

/** The file of a payroll document; its owner does not see a withheld one. */
export const fileOfPayrollDocument = (db: Db, id: string, owner: { personId: string; all: boolean }) =>
  documents(db)
    .select(['f.id', 'f.content', 'f.private'])
    .where('d.id', '=', id)
    .where(sql<boolean>`(k.subject_id is not null or ${ofTypes(['Payroll', 'Allowance', 'PayrollDetails'])})`)
    .$if(!owner.all, (of) => of.where('d.owner_id', '=', owner.personId).where('d.withheld', '=', false))
    .executeTakeFirst();
