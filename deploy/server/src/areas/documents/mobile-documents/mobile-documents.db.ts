import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

export type Seen = { now: Date; rateCards: boolean };

/** What is published; rate cards only for those who may read them. */
const published = (db: Db, { now, rateCards }: Seen) => {
  const found = db
    .selectFrom('mobileDocument')
    .leftJoin('file', 'file.id', 'mobileDocument.fileId')
    .leftJoin('company', 'company.id', 'mobileDocument.companyId')
    .where('mobileDocument.publishedAt', '<=', now);
  return rateCards ? found : found.where('mobileDocument.kind', '<>', 'rateCard');
};

type Wanted = {
  kind?: 'companyDocument' | 'rateAgreement' | 'rateCard' | undefined;
  search: Search;
  limit: number;
  page: number;
};

export async function mobileDocumentRows(db: Db, seen: Seen, wanted: Wanted) {
  let found = published(db, seen);
  if (wanted.kind) found = found.where('mobileDocument.kind', '=', wanted.kind);
  found = found.where(
    hasAll(sql`fold_text(concat_ws(' ', "mobileDocument".caption, company.name))`, wanted.search),
  );
  return pageOf(
    found
      .select([
        'mobileDocument.id',
        'mobileDocument.kind',
        'mobileDocument.caption',
        'mobileDocument.link',
        'mobileDocument.publishedAt',
        'company.id as companyId',
        'company.name as companyName',
        'file.name as fileName',
        'file.type as fileType',
        'file.size as fileSize',
      ])
      .orderBy('mobileDocument.kind')
      .orderBy('mobileDocument.rank')
      .orderBy('mobileDocument.caption')
      .orderBy('mobileDocument.id'),
    wanted,
  );
}

export const mobileDocumentFileId = async (db: Db, seen: Seen, id: string): Promise<string | null> =>
  (
    await published(db, seen)
      .select('mobileDocument.fileId')
      .where('mobileDocument.id', '=', id)
      .executeTakeFirst()
  )?.fileId ?? null;
