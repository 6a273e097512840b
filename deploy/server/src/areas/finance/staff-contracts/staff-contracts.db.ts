import { pageOf } from '#platform/db/page-of.ts';
import { signableStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/one-of.ts';

const waits = sql`(g.status ${oneOf(signableStatuses)})`;

/** Contracts of one person, or of everybody where none is named. */
function contracts(db: Db, personId: string | null) {
  const all = db.selectFrom('staffContract as c').innerJoin('person as p', 'p.id', 'c.personId');
  return personId === null ? all : all.where('c.personId', '=', personId);
}

const withFacts = (rows: ReturnType<typeof contracts>, reader: string) =>
  rows.select([
    'c.id',
    'c.version',
    'c.number',
    'c.personId',
    fullName('p').as('personName'),
    'c.kind',
    'c.caption',
    'c.validFrom',
    'c.validUntil',
    'c.signedAt',
    sql<number>`(select count(*)::int from "documentLink" l where l."subjectKind" = 'staffContract' and l."subjectId" = c.id)`.as(
      'documents',
    ),
    sql<number>`(select count(distinct d.id)::int from "documentLink" l
      join document d on d.id = l."documentId" and d."allowSignatories"
      join signatory g on g."documentId" = d.id
      where l."subjectKind" = 'staffContract' and l."subjectId" = c.id
        and g."personId" = ${reader} and ${waits})`.as('toSign'),
  ]);
export type ContractFound = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

export async function contractRows(
  db: Db,
  { personId, reader, ...page }: { personId: string | null; reader: string; limit: number; page: number },
) {
  const found = withFacts(contracts(db, personId), reader);
  return pageOf(found.orderBy('c.validFrom', 'desc').orderBy('c.number'), page);
}

export const contractById = (
  db: Db,
  { contractId, personId, reader }: { contractId: string; personId: string | null; reader: string },
) => withFacts(contracts(db, personId), reader).where('c.id', '=', contractId).executeTakeFirst();

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
    .selectFrom('documentLink as l')
    .innerJoin('document as d', 'd.id', 'l.documentId')
    .innerJoin('documentType as t', 't.id', 'd.typeId')
    .where('l.subjectKind', '=', 'staffContract')
    .where('l.subjectId', '=', contractId)
    // A draft is the office's own, and what is withheld is not shown yet.
    .where('d.status', '<>', 'draft')
    .where('d.withheld', '=', false);
  const toSign = sql<boolean>`(d."allowSignatories" and exists (select from signatory g
    where g."documentId" = d.id and g."personId" = ${reader} and ${waits}))`;
  return pageOf(
    found
      .select([
        'd.id',
        'd.number',
        'd.name',
        't.caption as type',
        'd.status',
        'd.createdAt',
        'd.completedAt',
        'd.pages',
        toSign.as('toSign'),
      ])
      .orderBy(toSign, 'desc')
      .orderBy('l.rank')
      .orderBy('d.createdAt', 'desc')
      .orderBy('d.id'),
    page,
  );
}
