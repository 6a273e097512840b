import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { noneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { factColumns, itemBase } from '../item/item-rows.db.ts';
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
    .innerJoin('loginType', (join) =>
      join.onRef('loginType.loginId', '=', 'login.id').on('loginType.loginType', '=', 'crew'),
    )
    .innerJoin('personFunction', 'personFunction.personId', 'person.id')
    .innerJoin('crewItem', 'crewItem.functionId', 'personFunction.functionId')
    .select(['crewItem.id', sql<string[]>`array_agg(distinct person.id)`.as('people')])
    .where(sql<boolean>`"crewItem".id = ${anyOf(itemIds)}`)
    .where(isVacancy(now))
    .where(offerRuns(now))
    .where(offeredTo(sql.ref<string>('person.id')))
    .where(sql<boolean>`person.id is distinct from ${actorId}`)
    .where(
      sql<boolean>`not exists (select from "crewItem" other where other."crewId" = "crewItem"."crewId"
        and other."personId" = person.id and other.status ${noneOf([...crewItemGroups.unasked, ...crewItemGroups.calledOff])})`,
    )
    .where(
      sql<boolean>`not exists (select from "crewItemApplication"
        join "crewItem" other on other.id = "crewItemApplication"."crewItemId"
        where "crewItemApplication"."personId" = person.id and "crewItemApplication".state <> 'withdrawn'
          and other."crewId" = "crewItem"."crewId")`,
    )
    .groupBy('crewItem.id')
    .execute();
  return new Map(rows.map(({ id, people }) => [id, new Set(people)]));
}

/** What is told of offered positions, the first one first. */
export const offeredRows = (db: Db, itemIds: readonly string[]) =>
  itemBase(db)
    .select(factColumns)
    .where(sql<boolean>`"crewItem".id = ${anyOf(itemIds)}`)
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
    .execute();
export type OfferedRow = Awaited<ReturnType<typeof offeredRows>>[number];
