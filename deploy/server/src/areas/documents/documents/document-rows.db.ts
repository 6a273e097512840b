import { pageOf } from '../../../platform/db/page-of.ts';
import { signableStatuses, toUploadDocumentStatuses, validDocumentStatuses } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import './documents.tables.ts';
import { signatoriesJson } from './signatories.db.ts';
import { documentsWithFile } from './typed-documents.db.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

type Filter = 'toSign' | 'toUpload' | 'beingVerified' | 'expiring' | 'signed' | 'open';

const documents = (db: Db) =>
  documentsWithFile(db)
    .leftJoin('person as o', (join) =>
      join.onRef('o.tenant_id', '=', 'd.tenant_id').onRef('o.id', '=', 'd.owner_id'),
    )
    .leftJoin('catalogue_entry as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 'd.tenant_id')
        .onRef('c.id', '=', 'd.status')
        .on('c.list', '=', 'documentsStatus'),
    );

const rows = (db: Db) =>
  documents(db).select([
    'd.id',
    'd.number',
    'd.name',
    'd.status',
    'd.owner_id as ownerId',
    'd.created_at as createdAt',
    'd.created_by as createdBy',
    'd.completed_at as completedAt',
    'd.expires_at as expiresAt',
    'd.valid_from as validFrom',
    'd.valid_until as validUntil',
    'd.reason',
    'd.reason_code as reasonCode',
    'd.pages',
    'd.signatories_order as signatoriesOrder',
    'd.allow_signatories as allowSignatories',
    'd.type_id as typeId',
    't.caption as typeCaption',
    't.paper_needed as paperNeeded',
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

const signable = sql<boolean>`d.allow_signatories and d.status ${oneOf(signableStatuses)}`;

/** `me` null: of everybody. */
function filtered(filter: Filter, me: string | null, today: string): RawBuilder<boolean> {
  const mine = me === null ? sql<boolean>`true` : sql<boolean>`d.owner_id = ${me}`;
  const toSign =
    me === null
      ? signable
      : sql<boolean>`(${signable} and d.id in (select s.document_id from signatory s
          where s.person_id = ${me} and s.status ${oneOf(signableStatuses)}))`;
  const toUpload = sql<boolean>`(d.status ${oneOf(toUploadDocumentStatuses)} and ${mine})`;
  switch (filter) {
    case 'toSign':
      return toSign;
    case 'toUpload':
      return toUpload;
    case 'beingVerified':
      return sql<boolean>`(d.status = 'beingVerified' and ${mine})`;
    case 'expiring':
      return sql<boolean>`(d.status ${oneOf(validDocumentStatuses)} and d.valid_until between ${today}::date and ${today}::date + 60)`;
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
  today: string;
};

export async function documentRows(db: Db, seen: RawBuilder<boolean>, wanted: Wanted) {
  const conditions = [seen];
  if (wanted.filter) conditions.push(filtered(wanted.filter, wanted.me, wanted.today));
  if (wanted.typeId) conditions.push(sql<boolean>`d.type_id = ${wanted.typeId}`);
  const text = sql`fold_text(concat_ws(' ', d.name, d.number, t.caption, ${fullName('o')}))`;
  if (wanted.search) conditions.push(hasAll(text, wanted.search));
  const all = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const found = rows(db)
    .where(all)
    // What has to be signed first, because it ends or has ended, stands first.
    .$if(wanted.filter === 'toSign', (of) => of.orderBy('d.expires_at', (by) => by.asc().nullsLast()))
    // What waits for a decision is a queue.
    .orderBy('d.created_at', wanted.filter === 'beingVerified' ? 'asc' : 'desc')
    .orderBy('d.id');
  return pageOf(found, wanted);
}

export const documentById = (db: Db, seen: RawBuilder<boolean>, id: string) =>
  rows(db)
    .leftJoin('file as sf', (join) =>
      join.onRef('sf.tenant_id', '=', 'd.tenant_id').onRef('sf.id', '=', 'd.signed_file_id'),
    )
    .select([
      'd.version',
      'd.parameters',
      'd.replaced_by as replacedBy',
      'd.sealed_at as sealedAt',
      'd.withheld',
      'd.file_id as fileId',
      'd.signed_file_id as signedFileId',
      'sf.name as signedFileName',
      'sf.type as signedFileType',
      'sf.size as signedFileSize',
      't.parameters as typeParameters',
      't.uploadable',
      't.delegation',
      't.skill_id as skillId',
      sql<{ kind: string; id: string }[]>`coalesce((select jsonb_agg(jsonb_build_object(
        'kind', l.subject_kind, 'id', l.subject_id) order by l.rank, l.subject_kind, l.subject_id)
        from document_link l where l.tenant_id = d.tenant_id and l.document_id = d.id), '[]')`.as('links'),
    ])
    .where(seen)
    .where('d.id', '=', id)
    .executeTakeFirst();
export type DocumentFound = NonNullable<Awaited<ReturnType<typeof documentById>>>;

/** Whoever changes a document waits for the one who is changing it. */
export const lockDocument = async (db: Db, id: string): Promise<void> => {
  await db.selectFrom('document').select('id').where('id', '=', id).forUpdate().execute();
};
