import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeCompany, isMember } from '../../account/access/access.public.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

type Kind = 'person' | 'company' | 'companyPerson';
type Wanted = {
  search: Search;
  kind?: Kind | undefined;
  companyId?: string | undefined;
  /** The people behind this one. */
  behind?: Contact;
  limit: number;
  page: number;
};

const seenContacts = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('contact as c')
    .leftJoin('company as co', (join) =>
      join.onRef('co.tenant_id', '=', 'c.tenant_id').onRef('co.id', '=', 'c.company_id'),
    )
    .where('c.active', '=', true)
    .where(canSeeCompany(viewer, 'c.company_id'));

export async function contactRows(db: Db, viewer: Viewer, wanted: Wanted) {
  let found = seenContacts(db, viewer);
  if (wanted.kind) found = found.where('c.kind', '=', wanted.kind);
  if (wanted.companyId) found = found.where('c.company_id', '=', wanted.companyId);
  const { behind } = wanted;
  if (behind?.kind === 'company')
    found = found.where('c.kind', '=', 'companyPerson').where('c.company_id', '=', behind.companyId);
  else if (behind) found = found.where('c.id', '=', behind.id);
  const text = sql`fold_text(c.number || ' ' || c.name || ' ' || c.role || ' ' || c.email || ' '
    || coalesce(co.name, ''))`;
  found = found.where(hasAll(text, wanted.search));
  const { rows, total } = await pageOf(
    found
      .select([
        'c.id',
        'c.number',
        'c.kind',
        'c.name',
        'c.role',
        'c.email',
        'c.phone',
        'c.person_id as personId',
        'co.id as companyId',
        'co.name as companyName',
      ])
      .orderBy('c.name')
      .orderBy('c.id'),
    wanted,
  );
  const items = rows.map(({ companyId, companyName, ...row }) => ({
    ...row,
    company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
  }));
  return { items, total };
}

/** A contact that somebody sees, or the answer that there is none. */
export async function findVisibleContact(db: Db, viewer: Viewer, id: string) {
  const found = await seenContacts(db, viewer)
    .select(['c.id', 'c.kind', 'c.person_id as personId', 'c.company_id as companyId'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}
export type Contact = Awaited<ReturnType<typeof findVisibleContact>>;

/** Of `project as p`: what a contact has to do with. */
export function projectsOfContact({ id, kind, personId, companyId }: Contact) {
  const named = sql<boolean>`exists (select from project_contact pc where pc.tenant_id = p.tenant_id
    and pc.project_id = p.id and pc.contact_id = ${id})`;
  if (kind === 'company') return sql<boolean>`(p.company_id = ${companyId} or ${named})`;
  if (personId === null) return named;
  return sql<boolean>`(${named} or ${personId} in (p.manager_id, p.planner_id)
    or p.id in (select i.project_id from crew_item i where i.person_id = ${personId} and ${isMember('i')}))`;
}
