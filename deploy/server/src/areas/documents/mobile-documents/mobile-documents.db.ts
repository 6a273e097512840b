import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { pageOf } from '#platform/db/page-of.ts';

export type Seen = { now: Date; rateCards: boolean };

/** What is published; rate cards only for those who may read them. */
const published = (db: Db, { now, rateCards }: Seen) => {
  const found = db
    .selectFrom('mobileDocument as m')
    .leftJoin('file as f', 'f.id', 'm.fileId')
    .leftJoin('company as c', 'c.id', 'm.companyId')
    .where('m.publishedAt', '<=', now);
  return rateCards ? found : found.where('m.kind', '<>', 'rateCard');
};

type Wanted = {
  kind?: 'companyDocument' | 'rateAgreement' | 'rateCard' | undefined;
  search: Search;
  limit: number;
  page: number;
};

export async function mobileDocumentRows(db: Db, seen: Seen, wanted: Wanted) {
  let found = published(db, seen);
  if (wanted.kind) found = found.where('m.kind', '=', wanted.kind);
  found = found.where(hasAll(sql`fold_text(concat_ws(' ', m.caption, c.name))`, wanted.search));
  return pageOf(
    found
      .select([
        'm.id',
        'm.kind',
        'm.caption',
        'm.link',
        'm.publishedAt',
        'c.id as companyId',
        'c.name as companyName',
        'f.name as fileName',
        'f.type as fileType',
        'f.size as fileSize',
      ])
      .orderBy('m.kind')
      .orderBy('m.rank')
      .orderBy('m.caption')
      .orderBy('m.id'),
    wanted,
  );
}

export const mobileDocumentFileId = async (db: Db, seen: Seen, id: string): Promise<string | null> =>
  (await published(db, seen).select('m.fileId').where('m.id', '=', id).executeTakeFirst())?.fileId ?? null;
