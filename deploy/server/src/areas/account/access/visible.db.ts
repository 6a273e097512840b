import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isMember, ledWith } from './crew-roles.db.ts';
import type { Viewer } from './viewer.ts';

type Condition = RawBuilder<boolean>;

const anyOf = (ways: readonly Condition[]): Condition =>
  ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;

/** Companies that a client speaks for. */
const ownCompanies = (personId: string) => sql`(select c.company_id from contact c
  where c.person_id = ${personId} and c.active and c.company_id is not null)`;

const ownWork = (column: 'project_id' | 'crew_id', personId: string) => sql`(select w.${sql.ref(column)}
  from crew_item w where w.person_id = ${personId} and ${isMember('w')})`;

/** Of `project as p`. */
export function canSeeProject({ inside, number, client, crew, personId }: Viewer): Condition {
  if (inside) return sql<boolean>`true`;
  if (number !== null) return sql<boolean>`p.number = ${number}`;
  const ways: Condition[] = [];
  if (client && personId) ways.push(sql`(p.kind = 'client' and p.company_id in ${ownCompanies(personId)})`);
  if (crew && personId) ways.push(sql`p.id in ${ownWork('project_id', personId)}`);
  return anyOf(ways);
}

/** Of `crew as k` in `project as p`: crew members see the crews they are in, clients all of their projects. */
export function canSeeCrew({ inside, number, client, crew, personId }: Viewer): Condition {
  if (inside) return sql<boolean>`true`;
  if (number !== null) return sql<boolean>`p.number = ${number}`;
  const ways: Condition[] = [];
  if (client && personId) ways.push(sql`(p.kind = 'client' and p.company_id in ${ownCompanies(personId)})`);
  if (crew && personId) ways.push(sql`k.id in ${ownWork('crew_id', personId)}`);
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
  or p.company_id in ${ownCompanies(personId)})`;

/** Of work `crew_item as i` in `project as p`: whether somebody outside the office may judge it. */
export const canRateWork = ({ personId }: Viewer): Condition =>
  personId === null ? sql<boolean>`false` : ledOrPaid(personId);

/**
 * Of `crew_rating as r` with its work `crew_item as i` in `project as p`, where there is one: all of them in the
 * office, one's own, those one gave, and those of work that one led or paid for.
 */
export function canSeeRating({ inside, personId }: Viewer): Condition {
  if (inside) return sql<boolean>`true`;
  if (personId === null) return sql<boolean>`false`;
  return sql<boolean>`(r.person_id = ${personId} or r.by_person = ${personId}
    or (i.id is not null and ${ledOrPaid(personId)}))`;
}
