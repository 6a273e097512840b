import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Caller } from '#platform/http/handler.ts';
import { isMember } from '../../account/access/access.public.ts';

// What is asked for whole sets names no tenant: the session binds it, and the set is made once for all documents.
const linkedTo = (kind: string, whose: RawBuilder<unknown>) => sql<boolean>`exists (
  select from "documentLink" l where l."documentId" = d.id
  and l."subjectKind" = ${kind} and l."subjectId" in (${whose}))`;

const myCrews = (me: string) =>
  sql`select i."crewId" from "crewItem" i where i."personId" = ${me} and ${isMember('i')}`;
const myProjects = (me: string) =>
  sql`select i."projectId" from "crewItem" i where i."personId" = ${me} and ${isMember('i')}`;
const myCompanies = (me: string) => sql`select c."companyId" from contact c
  where c."personId" = ${me} and c.active and c."companyId" is not null`;

export const isOffice = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.includes('office');

/** The caller is its owner or one of its signatories, or has handed a signature on. */
const own = (me: string) => sql<boolean>`d.id in (
  select o.id from document o where o."ownerId" = ${me}
  union select s."documentId" from signatory s where s."personId" = ${me}
  union select h."documentId" from signatory h where h."delegatedBy" = ${me})`;

/** What everybody but the office never sees: drafts, and what is held back. */
export const given = sql<boolean>`d.status <> 'draft' and not d.withheld`;

/** Whether the caller may see the document `d`: as somebody of it, or by where it lies. */
export function visibleTo(caller: Pick<Caller, 'roles' | 'rights'>, me: string): RawBuilder<boolean> {
  if (isOffice(caller)) return sql<boolean>`true`;
  const ways: RawBuilder<boolean>[] = [own(me)];
  const attachments = caller.rights.projectAttachments?.includes('READ') ?? false;
  if (caller.roles.includes('crew')) {
    ways.push(linkedTo('crew', myCrews(me)));
    if (attachments) ways.push(linkedTo('project', myProjects(me)));
  }
  if (caller.roles.includes('planner')) {
    ways.push(
      sql<boolean>`exists (select from "documentLink" l where l."documentId" = d.id and l."subjectKind" in ('project', 'crew', 'crewItem', 'company', 'rateCard'))`,
    );
    if (attachments) ways.push(linkedTo('contact', sql`select c.id from contact c where c.active`));
  }
  if (caller.roles.includes('client')) {
    const mine = myCompanies(me);
    ways.push(linkedTo('company', mine));
    const projects = sql`select p.id from project p where p."companyId" in (${mine})`;
    ways.push(linkedTo('project', projects));
    if (attachments) {
      const people = sql`select c.id from contact c where c.active and c."companyId" in (${mine})`;
      ways.push(linkedTo('contact', people));
    }
    if (caller.rights.rateCards?.includes('READ')) {
      ways.push(linkedTo('rateCard', sql`select r.id from "rateCard" r where r."companyId" in (${mine})`));
    }
    if (caller.rights.invoices?.includes('READ')) {
      ways.push(linkedTo('invoice', sql`select v.id from invoice v where v."companyId" in (${mine})`));
    }
  }
  return sql<boolean>`(${given} and (${sql.join(ways, sql` or `)}))`;
}

/** Every document, for work that the server does by itself. */
export const anyDocument = sql<boolean>`true`;

/** Those that somebody has to do with, once they were given. */
export const givenTo = (me: string) => sql<boolean>`(${given} and ${own(me)})`;
