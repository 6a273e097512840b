import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

/** A type is named by its id or by the name in its parameters; captions are translated. */
const ofTypes = (types: readonly string[]) =>
  sql<boolean>`("documentType".id = any(${[...types]}) or "documentType".parameters ->> 'name' = any(${[...types]}))`;

const documents = (db: Db) =>
  db
    .selectFrom('document')
    .innerJoin('documentType', 'documentType.id', 'document.typeId')
    .innerJoin('file', 'file.id', 'document.fileId')
    .leftJoin('documentLink', (join) =>
      join
        .onRef('documentLink.documentId', '=', 'document.id')
        .on('documentLink.subjectKind', '=', 'payroll'),
    )
    .leftJoin('payroll', 'payroll.id', 'documentLink.subjectId')
    // What belongs to a draft comes with it.
    .where(
      sql<boolean>`(payroll.id is null or payroll.status <> 'draft'
        or document."ownerId" is distinct from payroll."personId")`,
    );

const shown = (db: Db) =>
  documents(db).select([
    'document.id',
    'document.number',
    'document.name',
    'documentType.id as typeId',
    'documentType.caption as typeName',
    'document.withheld',
    'document.createdAt',
    'file.size',
    'file.type as fileType',
    'payroll.id as payrollId',
    'payroll.number as payrollNumber',
    'payroll.fromDay',
    'payroll.toDay',
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
    .where('document.ownerId', '=', personId)
    .where('document.withheld', '=', false)
    .where(ofTypes(wanted.types))
    .executeTakeFirstOrThrow();
  const rows = await shown(db)
    .where('document.ownerId', '=', personId)
    .where('document.withheld', '=', false)
    .where(ofTypes(wanted.types))
    .orderBy('document.createdAt', 'desc')
    .orderBy('document.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

export const documentsOfPayroll = (db: Db, payrollId: string, { withheld }: { withheld: boolean }) =>
  shown(db)
    .where('documentLink.subjectId', '=', payrollId)
    .$if(!withheld, (of) => of.where('document.withheld', '=', false))
    .orderBy('documentLink.rank')
    .orderBy('document.id')
    .execute();

/** The file that came with a payroll as this type. */
export const fileOfPayroll = (db: Db, payrollId: string, type: string, { withheld }: { withheld: boolean }) =>
  documents(db)
    .select(['file.content', 'file.name', 'file.type'])
    .where('documentLink.subjectId', '=', payrollId)
    .where(ofTypes([type]))
    .$if(!withheld, (of) => of.where('document.withheld', '=', false))
    .orderBy('documentLink.rank')
    .orderBy('document.id')
    .executeTakeFirst();

/** The file of a payroll document; its owner does not see a withheld one. */
export const fileOfPayrollDocument = (db: Db, id: string, owner: { personId: string; all: boolean }) =>
  documents(db)
    .select(['file.id', 'file.content', 'file.private'])
    .where('document.id', '=', id)
    .where(
      sql<boolean>`("documentLink"."subjectId" is not null
        or ${ofTypes(['Payroll', 'Allowance', 'PayrollDetails'])})`,
    )
    .$if(!owner.all, (of) =>
      of.where('document.ownerId', '=', owner.personId).where('document.withheld', '=', false),
    )
    .executeTakeFirst();
