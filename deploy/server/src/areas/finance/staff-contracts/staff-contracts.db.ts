import { pageOf } from '../../../platform/db/page-of.ts';
import { signableStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

const waits = sql`(g.status ${oneOf(signableStatuses)})`;

/** Contracts of one person, or of everybody where none is named. */
function contracts(db: Db, personId: string | null) {
  const all = db
    .selectFrom('staff_contract as c')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.person_id'),
    );
  return personId === null ? all : all.where('c.person_id', '=', personId);
}

const withFacts = (rows: ReturnType<typeof contracts>, reader: string) =>
  rows.select([
    'c.id',
    'c.version',
    'c.number',
    'c.person_id as personId',
    fullName('p').as('personName'),
    'c.kind',
    'c.caption',
    'c.valid_from as validFrom',
    'c.valid_until as validUntil',
    'c.signed_at as signedAt',
    sql<number>`(select count(*)::int from document_link l where l.tenant_id = c.tenant_id
      and l.subject_kind = 'staffContract' and l.subject_id = c.id)`.as('documents'),
    sql<number>`(select count(distinct d.id)::int from document_link l
      join document d on d.tenant_id = l.tenant_id and d.id = l.document_id and d.allow_signatories
      join signatory g on g.tenant_id = d.tenant_id and g.document_id = d.id
      where l.tenant_id = c.tenant_id and l.subject_kind = 'staffContract' and l.subject_id = c.id
        and g.person_id = ${reader} and ${waits})`.as('toSign'),
  ]);
export type ContractFound = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

export async function contractRows(
  db: Db,
  { personId, reader, ...page }: { personId: string | null; reader: string; limit: number; page: number },
) {
  const found = withFacts(contracts(db, personId), reader);
  return pageOf(found.orderBy('c.valid_from', 'desc').orderBy('c.number'), page);
}

export const contractById = (
  db: Db,
  { contractId, personId, reader }: { contractId: string; personId: string | null; reader: string },
) => withFacts(contracts(db, personId), reader).where('c.id', '=', contractId).executeTakeFirst();

export const contractVersions = (db: Db, contractId: string) =>
  db
    .selectFrom('staff_contract_version')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('valid_from', 'desc')
    .execute();

export async function contractDocuments(
  db: Db,
  { contractId, reader, ...page }: { contractId: string; reader: string; limit: number; page: number },
) {
  const found = db
    .selectFrom('document_link as l')
    .innerJoin('document as d', (join) =>
      join.onRef('d.tenant_id', '=', 'l.tenant_id').onRef('d.id', '=', 'l.document_id'),
    )
    .innerJoin('document_type as t', (join) =>
      join.onRef('t.tenant_id', '=', 'd.tenant_id').onRef('t.id', '=', 'd.type_id'),
    )
    .where('l.subject_kind', '=', 'staffContract')
    .where('l.subject_id', '=', contractId)
    // A draft is the office's own, and what is withheld is not shown yet.
    .where('d.status', '<>', 'draft')
    .where('d.withheld', '=', false);
  const toSign = sql<boolean>`(d.allow_signatories and exists (select from signatory g
    where g.tenant_id = d.tenant_id and g.document_id = d.id and g.person_id = ${reader} and ${waits}))`;
  return pageOf(
    found
      .select([
        'd.id',
        'd.number',
        'd.name',
        't.caption as type',
        'd.status',
        'd.created_at as createdAt',
        'd.completed_at as completedAt',
        'd.pages',
        toSign.as('toSign'),
      ])
      .orderBy(toSign, 'desc')
      .orderBy('l.rank')
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id'),
    page,
  );
}
