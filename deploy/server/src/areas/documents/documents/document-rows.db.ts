import { pageOf } from '#platform/db/page-of.ts';
import { signableStatuses, toUploadDocumentStatuses, validDocumentStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import './documents.tables.ts';
import { signatoriesJson } from './signatories.db.ts';
import { documentsWithFile } from './typed-documents.db.ts';
import { hasAll, inNamed, inText, noSearch } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { oneOf } from '#platform/db/one-of.ts';

type Filter = 'toSign' | 'toUpload' | 'beingVerified' | 'expiring' | 'signed' | 'open';

const documents = (db: Db) =>
  documentsWithFile(db)
    .leftJoin('person as o', 'o.id', 'd.ownerId')
    .leftJoin('catalogueEntry as c', (join) =>
      join.onRef('c.id', '=', 'd.status').on('c.list', '=', 'documentsStatus'),
    );

const rows = (db: Db) =>
  documents(db).select([
    'd.id',
    'd.number',
    'd.name',
    'd.status',
    'd.ownerId',
    'd.createdAt',
    'd.createdBy',
    'd.completedAt',
    'd.expiresAt',
    'd.validFrom',
    'd.validUntil',
    'd.reason',
    'd.reasonCode',
    'd.pages',
    'd.signatoriesOrder',
    'd.allowSignatories',
    'd.typeId',
    't.caption as typeCaption',
    't.paperNeeded',
    sql<string>`coalesce(c.caption, d.status)`.as('statusCaption'),
    fullName<string | null>('o').as('ownerName'),
    'f.name as fileName',
    'f.type as fileType',
    'f.size as fileSize',
    // The name of stored content is its hash.
    'f.content as content',
    signatoriesJson.as('signatories'),
  ]);
export type DocumentRowFound = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const signable = sql<boolean>`d."allowSignatories" and d.status ${oneOf(signableStatuses)}`;

/** `me` null: of everybody. */
function filtered(filter: Filter, me: string | null, today: string): RawBuilder<boolean> {
  const mine = me === null ? sql<boolean>`true` : sql<boolean>`d."ownerId" = ${me}`;
  const toSign =
    me === null
      ? signable
      : sql<boolean>`(${signable} and d.id in (select s."documentId" from signatory s
          where s."personId" = ${me} and s.status ${oneOf(signableStatuses)}))`;
  const toUpload = sql<boolean>`(d.status ${oneOf(toUploadDocumentStatuses)} and ${mine})`;
  switch (filter) {
    case 'toSign':
      return toSign;
    case 'toUpload':
      return toUpload;
    case 'beingVerified':
      return sql<boolean>`(d.status = 'beingVerified' and ${mine})`;
    case 'expiring':
      return sql<boolean>`(d.status ${oneOf(validDocumentStatuses)} and d."validUntil" between ${today}::date and ${today}::date + 60)`;
    case 'signed':
      return sql<boolean>`d.status = 'signed'`;
    case 'open':
      return sql<boolean>`(${toSign} or ${toUpload} or (d.status = 'beingVerified' and ${mine}))`;
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
    inText(sql`fold_text(d.name || ' ' || d.number)`),
    inNamed('d.typeId', 'documentType', sql`fold_text(named.caption)`),
    inNamed('d.ownerId', 'person', sql`fold_text(${fullName('named')})`),
  ],
  few: sql`fold_text(concat_ws(' ', d.name, d.number, t.caption, ${fullName('o')}))`,
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
  if (wanted.typeId) conditions.push(sql<boolean>`d."typeId" = ${wanted.typeId}`);
  const all = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const found = rows(db)
    .where(all)
    // What has to be signed first, because it ends or has ended, stands first.
    .$if(wanted.filter === 'toSign', (of) => of.orderBy('d.expiresAt', (by) => by.asc().nullsLast()))
    // What waits for a decision is a queue.
    .orderBy('d.createdAt', wanted.filter === 'beingVerified' ? 'asc' : 'desc')
    .orderBy('d.id');
  return pageOf(found, wanted);
}

export const documentById = (db: Db, seen: RawBuilder<boolean>, id: string) =>
  rows(db)
    .leftJoin('file as sf', 'sf.id', 'd.signedFileId')
    .select([
      'd.version',
      'd.parameters',
      'd.replacedBy',
      'd.sealedAt',
      'd.withheld',
      'd.fileId',
      'd.signedFileId',
      'sf.name as signedFileName',
      'sf.type as signedFileType',
      'sf.size as signedFileSize',
      't.parameters as typeParameters',
      't.uploadable',
      't.delegation',
      't.skillId',
      sql<{ kind: string; id: string }[]>`coalesce((select jsonb_agg(jsonb_build_object(
        'kind', l."subjectKind", 'id', l."subjectId") order by l.rank, l."subjectKind", l."subjectId")
        from "documentLink" l where l."documentId" = d.id), '[]')`.as('links'),
    ])
    .where(seen)
    .where('d.id', '=', id)
    .executeTakeFirst();
export type DocumentFound = NonNullable<Awaited<ReturnType<typeof documentById>>>;

/** Whoever changes a document waits for the one who is changing it. */
export const lockDocument = async (db: Db, id: string): Promise<void> => {
  await db.selectFrom('document').select('id').where('id', '=', id).forUpdate().execute();
};
