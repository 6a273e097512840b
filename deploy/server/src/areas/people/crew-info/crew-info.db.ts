import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

const published = (db: Db, now: Date) =>
  db
    .selectFrom('crewInfo')
    .leftJoin('file', 'file.id', 'crewInfo.fileId')
    .where('crewInfo.publishedAt', '<=', now);

const columns = [
  'crewInfo.id',
  'crewInfo.caption',
  'crewInfo.body',
  'crewInfo.link',
  'crewInfo.fileId',
  'file.type as fileType',
  'crewInfo.publishedAt',
] as const;

type Wanted = { search: Search; limit: number; page: number };

export async function crewInfoRows(db: Db, now: Date, wanted: Wanted) {
  const found = published(db, now).where(
    hasAll(sql`fold_text(concat_ws(' ', "crewInfo".caption, "crewInfo".body))`, wanted.search),
  );
  return pageOf(
    found
      .select(columns)
      .orderBy('crewInfo.rank')
      .orderBy('crewInfo.publishedAt', 'desc')
      .orderBy('crewInfo.id'),
    wanted,
  );
}

export const crewInfoById = (db: Db, now: Date, id: string) =>
  published(db, now).select(columns).where('crewInfo.id', '=', id).executeTakeFirst();
export type CrewInfoFound = NonNullable<Awaited<ReturnType<typeof crewInfoById>>>;
