import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeCompany, isMember } from '../../account/access/access.public.ts';
import { hasAll, inNamed, inText } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { pageOf } from '#platform/db/page-of.ts';

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
    .leftJoin('company as co', 'co.id', 'c.companyId')
    .where('c.active', '=', true)
    .where(canSeeCompany(viewer, 'c.companyId'));

const searched = [
  inText(sql`fold_text(c.number || ' ' || c.name || ' ' || c.role || ' ' || c.email)`),
  inNamed('c.companyId', 'company', sql`fold_text(named.name)`),
];

export async function contactRows(db: Db, viewer: Viewer, wanted: Wanted) {
  let found = seenContacts(db, viewer);
  if (wanted.kind) found = found.where('c.kind', '=', wanted.kind);
  if (wanted.companyId) found = found.where('c.companyId', '=', wanted.companyId);
  const { behind } = wanted;
  if (behind?.kind === 'company')
    found = found.where('c.kind', '=', 'companyPerson').where('c.companyId', '=', behind.companyId);
  else if (behind) found = found.where('c.id', '=', behind.id);
  found = found.where(hasAll(searched, wanted.search));
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
        'c.personId',
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
    .select(['c.id', 'c.kind', 'c.personId', 'c.companyId'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}
export type Contact = Awaited<ReturnType<typeof findVisibleContact>>;

/** Of `project as p`: what a contact has to do with. */
export function projectsOfContact({ id, kind, personId, companyId }: Contact) {
  const named = sql<boolean>`exists (select from "projectContact" pc where pc."projectId" = p.id and pc."contactId" = ${id})`;
  if (kind === 'company') return sql<boolean>`(p."companyId" = ${companyId} or ${named})`;
  if (personId === null) return named;
  return sql<boolean>`(${named} or ${personId} in (p."managerId", p."plannerId")
    or p.id in (select i."projectId" from "crewItem" i where i."personId" = ${personId} and ${isMember('i')}))`;
}
