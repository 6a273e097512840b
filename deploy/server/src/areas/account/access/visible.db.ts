import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isMember, ledWith } from './crew-roles.db.ts';
import type { Viewer } from './viewer.ts';

type Condition = RawBuilder<boolean>;

const anyOf = (ways: readonly Condition[]): Condition =>
  ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;

/** Companies that a client speaks for. */
const ownCompanies = (personId: string) => sql`(select c."companyId" from contact c
  where c."personId" = ${personId} and c.active and c."companyId" is not null)`;

const ownWork = (column: 'projectId' | 'crewId', personId: string) => sql`(select w.${sql.ref(column)}
  from "crewItem" w where w."personId" = ${personId} and ${isMember('w')})`;

/** Of `project as p`. */
export function canSeeProject({ inside, number, client, crew, personId }: Viewer): Condition {
  if (inside) return sql<boolean>`true`;
  if (number !== null) return sql<boolean>`p.number = ${number}`;
  const ways: Condition[] = [];
  if (client && personId) ways.push(sql`(p.kind = 'client' and p."companyId" in ${ownCompanies(personId)})`);
  if (crew && personId) ways.push(sql`p.id in ${ownWork('projectId', personId)}`);
  return anyOf(ways);
}

/** Of `crew as k` in `project as p`: crew members see the crews they are in, clients all of their projects. */
export function canSeeCrew({ inside, number, client, crew, personId }: Viewer): Condition {
  if (inside) return sql<boolean>`true`;
  if (number !== null) return sql<boolean>`p.number = ${number}`;
  const ways: Condition[] = [];
  if (client && personId) ways.push(sql`(p.kind = 'client' and p."companyId" in ${ownCompanies(personId)})`);
  if (crew && personId) ways.push(sql`k.id in ${ownWork('crewId', personId)}`);
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
const ledOrPaid = (personId: string) => sql<boolean>`(${ledWith(personId, 'i')}
  or p."companyId" in ${ownCompanies(personId)})`;

/** Of work `crewItem as i` in `project as p`: whether somebody outside the office may judge it. */
export const canRateWork = ({ personId }: Viewer): Condition =>
  personId === null ? sql<boolean>`false` : ledOrPaid(personId);

/**
 * Of `crewRating as r` with its work `crewItem as i` in `project as p`, where there is one: all of them in the
 * office, one's own, those one gave, and those of work that one led or paid for.
 */
export function canSeeRating({ inside, personId }: Viewer): Condition {
  if (inside) return sql<boolean>`true`;
  if (personId === null) return sql<boolean>`false`;
  return sql<boolean>`(r."personId" = ${personId} or r."byPerson" = ${personId}
    or (i.id is not null and ${ledOrPaid(personId)}))`;
}
