import { calledOffStates, unaskedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { noneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { factColumns, itemBase } from './item-rows.db.ts';
import { isVacancy, offeredTo, offerRuns, vacancyReaders } from './offer.db.ts';

type Asked = { itemIds: readonly string[]; actorId: string | null; now: Date };

/**
 * Crew whom these positions are offered to now and who have their function, by position. Left out is who was asked
 * for its crew or has applied there, and who offers it.
 */
export async function offeredPeople(
  db: Db,
  { itemIds, actorId, now }: Asked,
): Promise<Map<string, ReadonlySet<string>>> {
  const rows = await vacancyReaders(db)
    .innerJoin('loginType as t', (join) =>
      join.onRef('t.loginId', '=', 'l.id').on('t.loginType', '=', 'crew'),
    )
    .innerJoin('personFunction as pf', 'pf.personId', 'm.id')
    .innerJoin('crewItem as i', 'i.functionId', 'pf.functionId')
    .select(['i.id', sql<string[]>`array_agg(distinct m.id)`.as('people')])
    .where(sql<boolean>`i.id = ${anyOf(itemIds)}`)
    .where(isVacancy(now))
    .where(offerRuns(now))
    .where(offeredTo(sql.ref<string>('m.id')))
    .where(sql<boolean>`m.id is distinct from ${actorId}`)
    .where(
      sql<boolean>`not exists (select from "crewItem" c where c."crewId" = i."crewId"
        and c."personId" = m.id and c.status ${noneOf([...unaskedStates, ...calledOffStates])})`,
    )
    .where(
      sql<boolean>`not exists (select from "crewItemApplication" a
        join "crewItem" c on c.id = a."crewItemId"
        where a."personId" = m.id and a.state <> 'withdrawn' and c."crewId" = i."crewId")`,
    )
    .groupBy('i.id')
    .execute();
  return new Map(rows.map(({ id, people }) => [id, new Set(people)]));
}

/** What is told of offered positions, the first one first. */
export const offeredRows = (db: Db, itemIds: readonly string[]) =>
  itemBase(db)
    .select(factColumns)
    .where(sql<boolean>`i.id = ${anyOf(itemIds)}`)
    .orderBy('i.startsAt')
    .orderBy('i.id')
    .execute();
export type OfferedRow = Awaited<ReturnType<typeof offeredRows>>[number];
