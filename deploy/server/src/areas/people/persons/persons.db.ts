import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/full-name.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Wanted = {
  search: Search;
  active: 'true' | 'false' | 'all';
  functionId?: string | undefined;
  skillId?: string | undefined;
  tagId?: string | undefined;
  regionId?: string | undefined;
  waiting?: 'true' | undefined;
  limit: number;
  page: number;
};

const waits = sql<boolean>`(exists (select from "pictureSubmission" s where s."personId" = p.id and s.state = 'pending')
  or exists (select from "personChange" c where c."personId" = p.id
    and c.state = 'open'))`;

/** Accents are folded here and in the search, so that "Sukru" finds "Şükrü". */
const searched = sql<string>`fold_text(${fullName('p')} || ' ' || p."contactNumber"
  || ' ' || p.email || ' ' || p.city)`;

const having = (table: 'personFunction' | 'personSkill' | 'personTag', column: string, value: string) =>
  sql<boolean>`exists (select from ${sql.table(table)} x where x."personId" = p.id and x.${sql.ref(column)} = ${value})`;

export async function personRows(db: Db, wanted: Wanted) {
  let found = db.selectFrom('person as p');
  if (wanted.active !== 'all') found = found.where('p.active', '=', wanted.active === 'true');
  if (wanted.regionId !== undefined) found = found.where('p.regionId', '=', wanted.regionId);
  if (wanted.functionId !== undefined) {
    found = found.where(having('personFunction', 'functionId', wanted.functionId));
  }
  if (wanted.skillId !== undefined) found = found.where(having('personSkill', 'skillId', wanted.skillId));
  if (wanted.tagId !== undefined) found = found.where(having('personTag', 'tagId', wanted.tagId));
  if (wanted.waiting) found = found.where(waits);
  found = found.where(hasAll(searched, wanted.search));
  return pageOf(
    found
      .select([
        'p.id',
        'p.contactNumber',
        fullName('p').as('name'),
        'p.kind',
        'p.email',
        'p.phone',
        'p.city',
        'p.country',
        'p.active',
        waits.as('waiting'),
        sql<string[]>`coalesce((select jsonb_agg(f.caption order by f.rank, f.caption)
        from "personFunction" x join function f on f.id = x."functionId"
        where x."personId" = p.id), '[]')`.as('functions'),
      ])
      .orderBy('p.lastName')
      .orderBy('p.firstName')
      .orderBy('p.id'),
    wanted,
  );
}
