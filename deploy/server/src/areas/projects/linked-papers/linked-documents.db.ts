import {
  officeDocumentStatuses,
  publicDocumentStatuses,
  validDocumentStatuses,
  withdrawnDocumentStatuses,
} from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { typedDocuments } from '../../documents/documents/documents.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { hasAll, noSearch } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { pageOf } from '#platform/db/page-of.ts';
import { noneOf, oneOf } from '#platform/db/one-of.ts';

type SubjectKind = Tables['documentLink']['subjectKind'];
type Page = { limit: number; page: number };

/** Of `document as d`: what lies at a thing. */
const linkedTo = (kind: SubjectKind, id: RawBuilder<unknown> | string) => sql<boolean>`d.id in (
  select dl."documentId" from "documentLink" dl where dl."subjectKind" = ${kind} and dl."subjectId" in (${id}))`;

/** Of `document as d`: outside the office nobody sees what is a draft or held back. */
function isShownTo({ office, inside, personId }: Viewer) {
  if (office) return sql<boolean>`d.status ${noneOf(withdrawnDocumentStatuses)}`;
  if (inside) return sql<boolean>`(d.status ${noneOf(officeDocumentStatuses)} and not d.withheld)`;
  return sql<boolean>`(d.status ${oneOf(publicDocumentStatuses)} and not d.withheld
    and (d."ownerId" is null or d."ownerId" = ${personId} or d.status ${oneOf(validDocumentStatuses)}))`;
}

/** Of `document as d` with `documentType as t`: papers of people that prove something about them. */
const proofOf = (viewer: Viewer, what: 'skill' | 'socialSecurity', people: RawBuilder<unknown>) => {
  const kind =
    what === 'skill'
      ? sql<boolean>`t."skillId" is not null`
      : sql<boolean>`(t.id = 'socialSecurity' or t.parameters ->> 'socialSecurity' = 'true')`;
  const state = viewer.inside
    ? sql<boolean>`d.status ${noneOf(officeDocumentStatuses)}`
    : sql<boolean>`(d.status ${oneOf(validDocumentStatuses)} and d."fileId" is not null and not d.withheld)`;
  return sql<boolean>`(${kind} and ${state} and d."ownerId" in (${people}))`;
};

const documents = (db: Db) =>
  typedDocuments(db)
    .leftJoin('person as o', 'o.id', 'd.ownerId')
    .leftJoin('file as f', (join) => join.on(sql<boolean>`f.id = coalesce(d."signedFileId", d."fileId")`));

async function documentRows(
  db: Db,
  where: RawBuilder<boolean>,
  { search = noSearch, ...page }: Page & { search?: Search },
) {
  const text = sql`fold_text(d.name || ' ' || t.caption)`;
  const found = documents(db).where(where).where(hasAll(text, search));
  return pageOf(
    found
      .select([
        'd.id',
        'd.number',
        'd.name',
        't.id as typeId',
        't.caption as typeCaption',
        'd.status',
        'o.id as ownerId',
        fullName<string | null>('o').as('ownerName'),
        'd.validFrom',
        'd.validUntil',
        'd.createdAt',
        'd.pages',
        'f.id as fileId',
        'f.name as fileName',
        'f.type as fileType',
        'f.size as fileSize',
        'f.content as fileContent',
        'f.private as filePrivate',
      ])
      .orderBy('d.createdAt', 'desc')
      .orderBy('d.id'),
    page,
  );
}
export type DocumentRow = Awaited<ReturnType<typeof documentRows>>['rows'][number];

export const documentsAt = (
  db: Db,
  viewer: Viewer,
  kind: SubjectKind,
  id: RawBuilder<unknown> | string,
  wanted: Page & { search?: Search },
) => documentRows(db, sql<boolean>`(${linkedTo(kind, id)} and ${isShownTo(viewer)})`, wanted);

/** Proofs of a project's people, or of one of them. */
export const proofsOf = (
  db: Db,
  viewer: Viewer,
  what: 'skill' | 'socialSecurity',
  people: RawBuilder<unknown>,
  { personId, ...page }: Page & { personId?: string | undefined },
) => {
  const proofs = proofOf(viewer, what, people);
  return documentRows(
    db,
    personId === undefined ? proofs : sql<boolean>`(${proofs} and d."ownerId" = ${personId})`,
    page,
  );
};

/** One proof of either kind, or nothing. */
export async function proofById(db: Db, viewer: Viewer, people: RawBuilder<unknown>, id: string) {
  const either = sql<boolean>`(${proofOf(viewer, 'skill', people)}
    or ${proofOf(viewer, 'socialSecurity', people)})`;
  const one = { limit: 1, page: 1 };
  return (await documentRows(db, sql<boolean>`(d.id = ${id} and ${either})`, one)).rows[0];
}
