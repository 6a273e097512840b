import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isMember, ledWith } from './crew-roles.db.ts';
import type { Viewer } from './viewer.ts';

type Condition = RawBuilder<boolean>;

const anyOf = (ways: readonly Condition[]): Condition =>
  ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;

/** Companies that a client speaks for. */
const ownCompanies = (personId: string) => sql`(select contact."companyId" from contact
  where contact."personId" = ${personId} and contact.active and contact."companyId" is not null)`;

const ownWork = (
  column: 'projectId' | 'crewId',
  personId: string,
) => sql`(select "crewItem".${sql.ref(column)}
  from "crewItem" where "crewItem"."personId" = ${personId} and ${isMember('crewItem')})`;

export function canSeeProject({ inside, number, client, crew, personId }: Viewer): Condition {
  if (inside) return sql<boolean>`true`;
  if (number !== null) return sql<boolean>`project.number = ${number}`;
  const ways: Condition[] = [];
  if (client && personId)
    ways.push(sql`(project.kind = 'client' and project."companyId" in ${ownCompanies(personId)})`);
  if (crew && personId) ways.push(sql`project.id in ${ownWork('projectId', personId)}`);
  return anyOf(ways);
}

/** Crew members see the crews they are in, clients all of their projects. */
export function canSeeCrew({ inside, number, client, crew, personId }: Viewer): Condition {
  if (inside) return sql<boolean>`true`;
  if (number !== null) return sql<boolean>`project.number = ${number}`;
  const ways: Condition[] = [];
  if (client && personId)
    ways.push(sql`(project.kind = 'client' and project."companyId" in ${ownCompanies(personId)})`);
  if (crew && personId) ways.push(sql`crew.id in ${ownWork('crewId', personId)}`);
  return anyOf(ways);
}

/** Of a company's id in any query: those who plan and account see all, clients their own. */
export function canSeeCompany({ inside, client, personId }: Viewer, column: string): Condition {
  if (inside) return sql<boolean>`true`;
  return client && personId
    ? sql<boolean>`${sql.ref(column)} in ${ownCompanies(personId)}`
    : sql<boolean>`false`;
}

/** Crews of whoever leads them, and projects of whoever pays for them. */
const ledOrPaid = (personId: string) => sql<boolean>`(${ledWith(personId, 'crewItem')}
  or project."companyId" in ${ownCompanies(personId)})`;

/** Whether somebody outside the office may judge work. */
export const canRateWork = ({ personId }: Viewer): Condition =>
  personId === null ? sql<boolean>`false` : ledOrPaid(personId);

/** All of them in the office; else one's own, those one gave, and those of work that one led or paid for. */
export function canSeeRating({ inside, personId }: Viewer): Condition {
  if (inside) return sql<boolean>`true`;
  if (personId === null) return sql<boolean>`false`;
  return sql<boolean>`("crewRating"."personId" = ${personId} or "crewRating"."byPerson" = ${personId}
    or ("crewItem".id is not null and ${ledOrPaid(personId)}))`;
}
