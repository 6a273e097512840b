import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeCompany, isMember } from '../../account/access/access.public.ts';
import { hasAll, inNamed, inText } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

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
    .selectFrom('contact')
    .leftJoin('company', 'company.id', 'contact.companyId')
    .where('contact.active', '=', true)
    .where(canSeeCompany(viewer, 'contact.companyId'));

const searched = [
  inText(sql.ref('contact.searchText')),
  inNamed('contact.companyId', 'company', sql`fold_text(named.name)`),
];

export async function contactRows(db: Db, viewer: Viewer, wanted: Wanted) {
  let found = seenContacts(db, viewer);
  if (wanted.kind) found = found.where('contact.kind', '=', wanted.kind);
  if (wanted.companyId) found = found.where('contact.companyId', '=', wanted.companyId);
  const { behind } = wanted;
  if (behind?.kind === 'company')
    found = found
      .where('contact.kind', '=', 'companyPerson')
      .where('contact.companyId', '=', behind.companyId);
  else if (behind) found = found.where('contact.id', '=', behind.id);
  found = found.where(hasAll(searched, wanted.search));
  const { rows, total } = await pageOf(
    found
      .select([
        'contact.id',
        'contact.number',
        'contact.kind',
        'contact.name',
        'contact.role',
        'contact.email',
        'contact.phone',
        'contact.personId',
        'company.id as companyId',
        'company.name as companyName',
      ])
      .orderBy('contact.name')
      .orderBy('contact.id'),
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
    .select(['contact.id', 'contact.kind', 'contact.personId', 'contact.companyId'])
    .where('contact.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}
export type Contact = Awaited<ReturnType<typeof findVisibleContact>>;

/** Projects that a contact has to do with. */
export function projectsOfContact({ id, kind, personId, companyId }: Contact) {
  const named = sql<boolean>`exists (select from "projectContact" where "projectContact"."projectId" = project.id
    and "projectContact"."contactId" = ${id})`;
  if (kind === 'company') return sql<boolean>`(project."companyId" = ${companyId} or ${named})`;
  if (personId === null) return named;
  return sql<boolean>`(${named} or ${personId} in (project."managerId", project."plannerId")
    or project.id in (select "crewItem"."projectId" from "crewItem" where "crewItem"."personId" = ${personId}
      and ${isMember('crewItem')}))`;
}
