import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';

/** A person in a crew. Named, because two ids in a row are soon the wrong way round. */
export type InCrew = { readonly crewId: string; readonly personId: string | null };

/** Of a `crewItem` by its name in the query: a chief of the crew, who has said yes. Who is only asked leads nobody. */
export const isChief = (item: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${item}.crewChief`)} and ${sql.ref(`${item}.status`)} ${oneOf(crewItemGroups.booked)})`;

/** Of a `crewItem` by its name in the query: somebody of the crew, asked, in reserve, booked or missed. */
export const isMember = (item: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${item}.status`)} ${oneOf(crewItemGroups.member)}`;

/** Of a `crew` by its name in the query: somebody leads it. */
export const ledBy = (personId: string | null, crew: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from "crewItem" chief where chief."crewId" = ${sql.ref(`${crew}.id`)} and chief."personId" = ${personId} and ${isChief('chief')})`;

/** The same of a `crewItem`: somebody leads the crew that it belongs to. */
export const ledWith = (personId: string | null, item: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from "crewItem" chief where chief."crewId" = ${sql.ref(`${item}.crewId`)} and chief."personId" = ${personId} and ${isChief('chief')})`;

const standsIn = async (
  db: Db,
  { crewId, personId }: InCrew,
  as: (item: string) => RawBuilder<boolean>,
): Promise<boolean> =>
  personId !== null &&
  (await db
    .selectFrom('crewItem')
    .select('id')
    .where('crewId', '=', crewId)
    .where('personId', '=', personId)
    .where(as('crewItem'))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const leadsCrew = (db: Db, who: InCrew): Promise<boolean> => standsIn(db, who, isChief);
export const inCrew = (db: Db, who: InCrew): Promise<boolean> => standsIn(db, who, isMember);

export async function chiefsOf(db: Db, crewId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('crewItem')
    .select('personId')
    .distinct()
    .where('crewId', '=', crewId)
    .where(isChief('crewItem'))
    .execute();
  return rows.flatMap(({ personId }) => (personId ? [personId] : []));
}
