import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/expression/full-name.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

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

const waits = sql<boolean>`(exists (select from "pictureSubmission" where "pictureSubmission"."personId" = person.id
  and "pictureSubmission".state = 'pending')
  or exists (select from "personChange" where "personChange"."personId" = person.id
    and "personChange".state = 'open'))`;

const having = (table: 'personFunction' | 'personSkill' | 'personTag', column: string, value: string) =>
  sql<boolean>`exists (select from ${sql.table(table)} held where held."personId" = person.id
    and held.${sql.ref(column)} = ${value})`;

export async function personRows(db: Db, wanted: Wanted) {
  let found = db.selectFrom('person');
  if (wanted.active !== 'all') found = found.where('person.active', '=', wanted.active === 'true');
  if (wanted.regionId !== undefined) found = found.where('person.regionId', '=', wanted.regionId);
  if (wanted.functionId !== undefined) {
    found = found.where(having('personFunction', 'functionId', wanted.functionId));
  }
  if (wanted.skillId !== undefined) found = found.where(having('personSkill', 'skillId', wanted.skillId));
  if (wanted.tagId !== undefined) found = found.where(having('personTag', 'tagId', wanted.tagId));
  if (wanted.waiting) found = found.where(waits);
  found = found.where(hasAll(sql.ref('person.searchText'), wanted.search));
  return pageOf(
    found
      .select([
        'person.id',
        'person.contactNumber',
        fullName('person').as('name'),
        'person.kind',
        'person.email',
        'person.phone',
        'person.city',
        'person.country',
        'person.active',
        waits.as('waiting'),
        sql<string[]>`coalesce((select jsonb_agg(function.caption order by function.rank, function.caption)
        from "personFunction" join function on function.id = "personFunction"."functionId"
        where "personFunction"."personId" = person.id), '[]')`.as('functions'),
      ])
      .orderBy('person.lastName')
      .orderBy('person.firstName')
      .orderBy('person.id'),
    wanted,
  );
}
