import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { fullName } from '../../../platform/db/full-name.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

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

const waits = sql<boolean>`(exists (select from picture_submission s where s.tenant_id = p.tenant_id
    and s.person_id = p.id and s.state = 'pending')
  or exists (select from person_change c where c.tenant_id = p.tenant_id and c.person_id = p.id
    and c.state = 'open'))`;

/** Accents are folded here and in the search, so that "Sukru" finds "Şükrü". */
const searched = sql<string>`fold_text(${fullName('p')} || ' ' || p.contact_number
  || ' ' || p.email || ' ' || p.city)`;

const having = (table: 'person_function' | 'person_skill' | 'person_tag', column: string, value: string) =>
  sql<boolean>`exists (select from ${sql.table(table)} x where x.tenant_id = p.tenant_id
    and x.person_id = p.id and x.${sql.ref(column)} = ${value})`;

export async function personRows(db: Db, wanted: Wanted) {
  let found = db.selectFrom('person as p');
  if (wanted.active !== 'all') found = found.where('p.active', '=', wanted.active === 'true');
  if (wanted.regionId !== undefined) found = found.where('p.region_id', '=', wanted.regionId);
  if (wanted.functionId !== undefined) {
    found = found.where(having('person_function', 'function_id', wanted.functionId));
  }
  if (wanted.skillId !== undefined) found = found.where(having('person_skill', 'skill_id', wanted.skillId));
  if (wanted.tagId !== undefined) found = found.where(having('person_tag', 'tag_id', wanted.tagId));
  if (wanted.waiting) found = found.where(waits);
  found = found.where(hasAll(searched, wanted.search));
  return pageOf(
    found
      .select([
        'p.id',
        'p.contact_number as contactNumber',
        fullName('p').as('name'),
        'p.kind',
        'p.email',
        'p.phone',
        'p.city',
        'p.country',
        'p.active',
        waits.as('waiting'),
        sql<string[]>`coalesce((select jsonb_agg(f.caption order by f.rank, f.caption)
        from person_function x join function f on f.tenant_id = x.tenant_id and f.id = x.function_id
        where x.tenant_id = p.tenant_id and x.person_id = p.id), '[]')`.as('functions'),
      ])
      .orderBy('p.last_name')
      .orderBy('p.first_name')
      .orderBy('p.id'),
    wanted,
  );
}
