import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';

/** A type is named by its id or by the name in its parameters; captions are translated. */
const ofTypes = (types: readonly string[]) =>
  sql<boolean>`(t.id = any(${[...types]}) or t.parameters ->> 'name' = any(${[...types]}))`;

const documents = (db: Db) =>
  db
    .selectFrom('document as d')
    .innerJoin('documentType as t', 't.id', 'd.typeId')
    .innerJoin('file as f', 'f.id', 'd.fileId')
    .leftJoin('documentLink as k', (join) =>
      join.onRef('k.documentId', '=', 'd.id').on('k.subjectKind', '=', 'payroll'),
    )
    .leftJoin('payroll as p', 'p.id', 'k.subjectId')
    // What belongs to a draft comes with it.
    .where(sql<boolean>`(p.id is null or p.status <> 'draft' or d."ownerId" is distinct from p."personId")`);

const shown = (db: Db) =>
  documents(db).select([
    'd.id',
    'd.number',
    'd.name',
    't.id as typeId',
    't.caption as typeName',
    'd.withheld',
    'd.createdAt',
    'f.size',
    'f.type as fileType',
    'p.id as payrollId',
    'p.number as payrollNumber',
    'p.fromDay',
    'p.toDay',
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
    .where('d.ownerId', '=', personId)
    .where('d.withheld', '=', false)
    .where(ofTypes(wanted.types))
    .executeTakeFirstOrThrow();
  const rows = await shown(db)
    .where('d.ownerId', '=', personId)
    .where('d.withheld', '=', false)
    .where(ofTypes(wanted.types))
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

export const documentsOfPayroll = (db: Db, payrollId: string, { withheld }: { withheld: boolean }) =>
  shown(db)
    .where('k.subjectId', '=', payrollId)
    .$if(!withheld, (of) => of.where('d.withheld', '=', false))
    .orderBy('k.rank')
    .orderBy('d.id')
    .execute();

/** The file that came with a payroll as this type. */
export const fileOfPayroll = (db: Db, payrollId: string, type: string, { withheld }: { withheld: boolean }) =>
  documents(db)
    .select(['f.content', 'f.name', 'f.type'])
    .where('k.subjectId', '=', payrollId)
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
    .where(
      sql<boolean>`(k."subjectId" is not null or ${ofTypes(['Payroll', 'Allowance', 'PayrollDetails'])})`,
    )
    .$if(!owner.all, (of) => of.where('d.ownerId', '=', owner.personId).where('d.withheld', '=', false))
    .executeTakeFirst();
