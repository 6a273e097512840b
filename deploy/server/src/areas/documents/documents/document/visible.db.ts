import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Caller } from '#platform/http/handler.ts';
import { isMember } from '../../../account/access/access.public.ts';

// What is asked for whole sets names no tenant: the session binds it, and the set is made once for all documents.
const linkedTo = (kind: string, whose: RawBuilder<unknown>) => sql<boolean>`exists (
  select from "documentLink" where "documentLink"."documentId" = document.id
  and "documentLink"."subjectKind" = ${kind} and "documentLink"."subjectId" in (${whose}))`;

const myCrews = (me: string) =>
  sql`select "crewItem"."crewId" from "crewItem" where "crewItem"."personId" = ${me} and ${isMember('crewItem')}`;
const myProjects = (me: string) =>
  sql`select "crewItem"."projectId" from "crewItem" where "crewItem"."personId" = ${me} and ${isMember('crewItem')}`;
const myCompanies = (me: string) => sql`select contact."companyId" from contact
  where contact."personId" = ${me} and contact.active and contact."companyId" is not null`;

export const isOffice = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.includes('office');

/** The caller is its owner or one of its signatories, or has handed a signature on. */
const own = (me: string) => sql<boolean>`document.id in (
  select mine.id from document mine where mine."ownerId" = ${me}
  union select signatory."documentId" from signatory where signatory."personId" = ${me}
  union select signatory."documentId" from signatory where signatory."delegatedBy" = ${me})`;

/** What everybody but the office never sees: drafts, and what is held back. */
export const given = sql<boolean>`document.status <> 'draft' and not document.withheld`;

/** Whether the caller may see a document: as somebody of it, or by where it lies. */
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
      sql<boolean>`exists (select from "documentLink" where "documentLink"."documentId" = document.id
        and "documentLink"."subjectKind" in ('project', 'crew', 'crewItem', 'company', 'rateCard'))`,
    );
    if (attachments) ways.push(linkedTo('contact', sql`select contact.id from contact where contact.active`));
  }
  if (caller.roles.includes('client')) {
    const mine = myCompanies(me);
    ways.push(linkedTo('company', mine));
    const projects = sql`select project.id from project where project."companyId" in (${mine})`;
    ways.push(linkedTo('project', projects));
    if (attachments) {
      const people = sql`select contact.id from contact where contact.active and contact."companyId" in (${mine})`;
      ways.push(linkedTo('contact', people));
    }
    if (caller.rights.rateCards?.includes('READ')) {
      ways.push(
        linkedTo(
          'rateCard',
          sql`select "rateCard".id from "rateCard" where "rateCard"."companyId" in (${mine})`,
        ),
      );
    }
    if (caller.rights.invoices?.includes('READ')) {
      ways.push(
        linkedTo('invoice', sql`select invoice.id from invoice where invoice."companyId" in (${mine})`),
      );
    }
  }
  return sql<boolean>`(${given} and (${sql.join(ways, sql` or `)}))`;
}

/** Every document, for work that the server does by itself. */
export const anyDocument = sql<boolean>`true`;

/** Those that somebody has to do with, once they were given. */
export const givenTo = (me: string) => sql<boolean>`(${given} and ${own(me)})`;
