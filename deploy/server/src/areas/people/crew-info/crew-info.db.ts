import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { pageOf } from '#platform/db/page-of.ts';

const published = (db: Db, now: Date) =>
  db.selectFrom('crewInfo as i').leftJoin('file as f', 'f.id', 'i.fileId').where('i.publishedAt', '<=', now);

const columns = [
  'i.id',
  'i.caption',
  'i.body',
  'i.link',
  'i.fileId',
  'f.type as fileType',
  'i.publishedAt',
] as const;

type Wanted = { search: Search; limit: number; page: number };

export async function crewInfoRows(db: Db, now: Date, wanted: Wanted) {
  const found = published(db, now).where(
    hasAll(sql`fold_text(concat_ws(' ', i.caption, i.body))`, wanted.search),
  );
  return pageOf(
    found.select(columns).orderBy('i.rank').orderBy('i.publishedAt', 'desc').orderBy('i.id'),
    wanted,
  );
}

export const crewInfoById = (db: Db, now: Date, id: string) =>
  published(db, now).select(columns).where('i.id', '=', id).executeTakeFirst();
export type CrewInfoFound = NonNullable<Awaited<ReturnType<typeof crewInfoById>>>;
