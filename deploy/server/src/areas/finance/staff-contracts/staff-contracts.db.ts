import { pageOf } from '#platform/db/list/page-of.ts';
import { signatoryGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';

const waits = sql`(signatory.status ${oneOf(signatoryGroups.signable)})`;

/** Contracts of one person, or of everybody where none is named. */
function contracts(db: Db, personId: string | null) {
  const all = db.selectFrom('staffContract').innerJoin('person', 'person.id', 'staffContract.personId');
  return personId === null ? all : all.where('staffContract.personId', '=', personId);
}

const withFacts = (rows: ReturnType<typeof contracts>, reader: string) =>
  rows.select([
    'staffContract.id',
    'staffContract.version',
    'staffContract.number',
    'staffContract.personId',
    fullName('person').as('personName'),
    'staffContract.kind',
    'staffContract.caption',
    'staffContract.validFrom',
    'staffContract.validUntil',
    'staffContract.signedAt',
    sql<number>`(select count(*)::int from "documentLink" where "documentLink"."subjectKind" = 'staffContract'
      and "documentLink"."subjectId" = "staffContract".id)`.as('documents'),
    sql<number>`(select count(distinct document.id)::int from "documentLink"
      join document on document.id = "documentLink"."documentId" and document."allowSignatories"
      join signatory on signatory."documentId" = document.id
      where "documentLink"."subjectKind" = 'staffContract' and "documentLink"."subjectId" = "staffContract".id
        and signatory."personId" = ${reader} and ${waits})`.as('toSign'),
  ]);
export type ContractFound = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

export async function contractRows(
  db: Db,
  { personId, reader, ...page }: { personId: string | null; reader: string; limit: number; page: number },
) {
  const found = withFacts(contracts(db, personId), reader);
  return pageOf(found.orderBy('staffContract.validFrom', 'desc').orderBy('staffContract.number'), page);
}

export const contractById = (
  db: Db,
  { contractId, personId, reader }: { contractId: string; personId: string | null; reader: string },
) => withFacts(contracts(db, personId), reader).where('staffContract.id', '=', contractId).executeTakeFirst();

export const contractVersions = (db: Db, contractId: string) =>
  db
    .selectFrom('staffContractVersion')
    .selectAll()
    .where('contractId', '=', contractId)
    .orderBy('validFrom', 'desc')
    .execute();

export async function contractDocuments(
  db: Db,
  { contractId, reader, ...page }: { contractId: string; reader: string; limit: number; page: number },
) {
  const found = db
    .selectFrom('documentLink')
    .innerJoin('document', 'document.id', 'documentLink.documentId')
    .innerJoin('documentType', 'documentType.id', 'document.typeId')
    .where('documentLink.subjectKind', '=', 'staffContract')
    .where('documentLink.subjectId', '=', contractId)
    // A draft is the office's own, and what is withheld is not shown yet.
    .where('document.status', '<>', 'draft')
    .where('document.withheld', '=', false);
  const toSign = sql<boolean>`(document."allowSignatories" and exists (select from signatory
    where signatory."documentId" = document.id and signatory."personId" = ${reader} and ${waits}))`;
  return pageOf(
    found
      .select([
        'document.id',
        'document.number',
        'document.name',
        'documentType.caption as type',
        'document.status',
        'document.createdAt',
        'document.completedAt',
        'document.pages',
        toSign.as('toSign'),
      ])
      .orderBy(toSign, 'desc')
      .orderBy('documentLink.rank')
      .orderBy('document.createdAt', 'desc')
      .orderBy('document.id'),
    page,
  );
}
