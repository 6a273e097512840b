import { documentGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { typedDocuments } from '../../documents/documents/documents.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { hasAll, noSearch } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';
import { noneOf, oneOf } from '#platform/db/expression/one-of.ts';

type SubjectKind = Tables['documentLink']['subjectKind'];
type Page = { limit: number; page: number };

/** What lies at a thing. */
const linkedTo = (kind: SubjectKind, id: RawBuilder<unknown> | string) => sql<boolean>`document.id in (
  select "documentLink"."documentId" from "documentLink" where "documentLink"."subjectKind" = ${kind}
    and "documentLink"."subjectId" in (${id}))`;

/** Outside the office nobody sees what is a draft or held back. */
function isShownTo({ office, inside, personId }: Viewer) {
  if (office) return sql<boolean>`document.status ${noneOf(documentGroups.withdrawn)}`;
  if (inside)
    return sql<boolean>`(document.status ${noneOf(documentGroups.office)} and not document.withheld)`;
  return sql<boolean>`(document.status ${oneOf(documentGroups.public)} and not document.withheld
    and (document."ownerId" is null or document."ownerId" = ${personId}
      or document.status ${oneOf(documentGroups.valid)}))`;
}

/** Papers of people that prove something about them. */
const proofOf = (viewer: Viewer, what: 'skill' | 'socialSecurity', people: RawBuilder<unknown>) => {
  const kind =
    what === 'skill'
      ? sql<boolean>`"documentType"."skillId" is not null`
      : sql<boolean>`("documentType".id = 'socialSecurity'
        or "documentType".parameters ->> 'socialSecurity' = 'true')`;
  const state = viewer.inside
    ? sql<boolean>`document.status ${noneOf(documentGroups.office)}`
    : sql<boolean>`(document.status ${oneOf(documentGroups.valid)} and document."fileId" is not null
      and not document.withheld)`;
  return sql<boolean>`(${kind} and ${state} and document."ownerId" in (${people}))`;
};

const documents = (db: Db) =>
  typedDocuments(db)
    .leftJoin('person', 'person.id', 'document.ownerId')
    .leftJoin('file', (join) =>
      join.on(sql<boolean>`file.id = coalesce(document."signedFileId", document."fileId")`),
    );

async function documentRows(
  db: Db,
  where: RawBuilder<boolean>,
  { search = noSearch, ...page }: Page & { search?: Search },
) {
  const text = sql`fold_text(document.name || ' ' || "documentType".caption)`;
  const found = documents(db).where(where).where(hasAll(text, search));
  return pageOf(
    found
      .select([
        'document.id',
        'document.number',
        'document.name',
        'documentType.id as typeId',
        'documentType.caption as typeCaption',
        'document.status',
        'person.id as ownerId',
        fullName<string | null>('person').as('ownerName'),
        'document.validFrom',
        'document.validUntil',
        'document.createdAt',
        'document.pages',
        'file.id as fileId',
        'file.name as fileName',
        'file.type as fileType',
        'file.size as fileSize',
        'file.content as fileContent',
        'file.private as filePrivate',
      ])
      .orderBy('document.createdAt', 'desc')
      .orderBy('document.id'),
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
    personId === undefined ? proofs : sql<boolean>`(${proofs} and document."ownerId" = ${personId})`,
    page,
  );
};

/** One proof of either kind, or nothing. */
export async function proofById(db: Db, viewer: Viewer, people: RawBuilder<unknown>, id: string) {
  const either = sql<boolean>`(${proofOf(viewer, 'skill', people)}
    or ${proofOf(viewer, 'socialSecurity', people)})`;
  const one = { limit: 1, page: 1 };
  return (await documentRows(db, sql<boolean>`(document.id = ${id} and ${either})`, one)).rows[0];
}
