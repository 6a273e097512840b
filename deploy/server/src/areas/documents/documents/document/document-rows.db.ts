import { pageOf } from '#platform/db/list/page-of.ts';
import { documentGroups, signatoryGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import './documents.tables.ts';
import { signatoriesJson } from './signatories.db.ts';
import { documentsWithFile } from './typed-documents.db.ts';
import { hasAll, inNamed, inText, noSearch } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';

type Filter = 'toSign' | 'toUpload' | 'beingVerified' | 'expiring' | 'signed' | 'open';

const documents = (db: Db) =>
  documentsWithFile(db)
    .leftJoin('person', 'person.id', 'document.ownerId')
    .leftJoin('catalogueEntry', (join) =>
      join
        .onRef('catalogueEntry.id', '=', 'document.status')
        .on('catalogueEntry.list', '=', 'documentsStatus'),
    );

const rows = (db: Db) =>
  documents(db).select([
    'document.id',
    'document.number',
    'document.name',
    'document.status',
    'document.ownerId',
    'document.createdAt',
    'document.createdBy',
    'document.completedAt',
    'document.expiresAt',
    'document.validFrom',
    'document.validUntil',
    'document.reason',
    'document.reasonCode',
    'document.pages',
    'document.signatoriesOrder',
    'document.allowSignatories',
    'document.typeId',
    'documentType.caption as typeCaption',
    'documentType.paperNeeded',
    sql<string>`coalesce("catalogueEntry".caption, document.status)`.as('statusCaption'),
    fullName<string | null>('person').as('ownerName'),
    'file.name as fileName',
    'file.type as fileType',
    'file.size as fileSize',
    // The name of stored content is its hash.
    'file.content as content',
    signatoriesJson.as('signatories'),
  ]);
export type DocumentRowFound = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const signable = sql<boolean>`document."allowSignatories" and document.status ${oneOf(documentGroups.signable)}`;

/** `me` null: of everybody. */
function filtered(filter: Filter, me: string | null, today: string): RawBuilder<boolean> {
  const mine = me === null ? sql<boolean>`true` : sql<boolean>`document."ownerId" = ${me}`;
  const toSign =
    me === null
      ? signable
      : sql<boolean>`(${signable} and document.id in (select signatory."documentId" from signatory
          where signatory."personId" = ${me} and signatory.status ${oneOf(signatoryGroups.signable)}))`;
  const toUpload = sql<boolean>`(document.status ${oneOf(documentGroups.toUpload)} and ${mine})`;
  switch (filter) {
    case 'toSign':
      return toSign;
    case 'toUpload':
      return toUpload;
    case 'beingVerified':
      return sql<boolean>`(document.status = 'beingVerified' and ${mine})`;
    case 'expiring':
      return sql<boolean>`(document.status ${oneOf(documentGroups.valid)}
        and document."validUntil" between ${today}::date and ${today}::date + 60)`;
    case 'signed':
      return sql<boolean>`document.status = 'signed'`;
    case 'open':
      return sql<boolean>`(${toSign} or ${toUpload} or (document.status = 'beingVerified' and ${mine}))`;
  }
}

type Wanted = {
  filter?: Filter | undefined;
  typeId?: string | undefined;
  search?: Search;
  limit: number;
  page: number;
  me: string | null;
  /** Whether the caller sees those of most people. */
  many?: boolean;
  today: string;
};

/** Of many documents each name beside them is compared once; beside few stand few names. */
const searchedOf = {
  many: [
    inText(sql.ref('document.searchText')),
    inNamed('document.typeId', 'documentType', sql`fold_text(named.caption)`),
    inNamed('document.ownerId', 'person', sql.ref('named.nameText')),
  ],
  few: sql`fold_text(concat_ws(' ', document.name, document.number, "documentType".caption, ${fullName('person')}))`,
};

/** Documents that somebody sees, and of these what is searched for. */
function seenWith(seen: RawBuilder<boolean>, { search = noSearch, me, many }: Wanted): RawBuilder<boolean> {
  if (search.length === 0) return seen;
  const isFound = hasAll(searchedOf[many ? 'many' : 'few'], search);
  if (me !== null) return sql<boolean>`(${seen} and ${isFound})`;
  // PostgreSQL takes the words for the cheaper question, and would fold those of documents that nobody sees.
  return sql<boolean>`case when ${seen} then ${isFound} else false end`;
}

export async function documentRows(db: Db, seen: RawBuilder<boolean>, wanted: Wanted) {
  const conditions = [seenWith(seen, wanted)];
  if (wanted.filter) conditions.push(filtered(wanted.filter, wanted.me, wanted.today));
  if (wanted.typeId) conditions.push(sql<boolean>`document."typeId" = ${wanted.typeId}`);
  const all = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const found = rows(db)
    .where(all)
    // What has to be signed first, because it ends or has ended, stands first.
    .$if(wanted.filter === 'toSign', (of) => of.orderBy('document.expiresAt', (by) => by.asc().nullsLast()))
    // What waits for a decision is a queue.
    .orderBy('document.createdAt', wanted.filter === 'beingVerified' ? 'asc' : 'desc')
    .orderBy('document.id');
  return pageOf(found, wanted);
}

export const documentById = (db: Db, seen: RawBuilder<boolean>, id: string) =>
  rows(db)
    .leftJoin('file as signedFile', 'signedFile.id', 'document.signedFileId')
    .select([
      'document.version',
      'document.parameters',
      'document.replacedBy',
      'document.sealedAt',
      'document.withheld',
      'document.fileId',
      'document.signedFileId',
      'signedFile.name as signedFileName',
      'signedFile.type as signedFileType',
      'signedFile.size as signedFileSize',
      'documentType.parameters as typeParameters',
      'documentType.uploadable',
      'documentType.delegation',
      'documentType.skillId',
    ])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('documentLink')
          .whereRef('documentLink.documentId', '=', 'document.id')
          .select(['documentLink.subjectKind as kind', 'documentLink.subjectId as id'])
          .orderBy('documentLink.rank')
          .orderBy('documentLink.subjectKind')
          .orderBy('documentLink.subjectId'),
      ).as('links'),
    )
    .where(seen)
    .where('document.id', '=', id)
    .executeTakeFirst();
export type DocumentFound = NonNullable<Awaited<ReturnType<typeof documentById>>>;

/** Whoever changes a document waits for the one who is changing it. */
export const lockDocument = async (db: Db, id: string): Promise<void> => {
  await db.selectFrom('document').select('id').where('id', '=', id).forUpdate().execute();
};
