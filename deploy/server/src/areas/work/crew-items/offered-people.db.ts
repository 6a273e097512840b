import { calledOffStates, unaskedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import { noneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
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
    .innerJoin('login_type as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 'l.tenant_id')
        .onRef('t.login_id', '=', 'l.id')
        .on('t.login_type', '=', 'crew'),
    )
    .innerJoin('person_function as pf', (join) =>
      join.onRef('pf.tenant_id', '=', 'm.tenant_id').onRef('pf.person_id', '=', 'm.id'),
    )
    .innerJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'pf.tenant_id').onRef('i.function_id', '=', 'pf.function_id'),
    )
    .select(['i.id', sql<string[]>`array_agg(distinct m.id)`.as('people')])
    .where(sql<boolean>`i.id = ${anyOf(itemIds)}`)
    .where(isVacancy(now))
    .where(offerRuns(now))
    .where(offeredTo(sql.ref<string>('m.id')))
    .where(sql<boolean>`m.id is distinct from ${actorId}`)
    .where(
      sql<boolean>`not exists (select from crew_item c where c.tenant_id = i.tenant_id and c.crew_id = i.crew_id
        and c.person_id = m.id and c.status ${noneOf([...unaskedStates, ...calledOffStates])})`,
    )
    .where(
      sql<boolean>`not exists (select from crew_item_application a
        join crew_item c on c.tenant_id = a.tenant_id and c.id = a.crew_item_id
        where a.tenant_id = i.tenant_id and a.person_id = m.id and a.state <> 'withdrawn' and c.crew_id = i.crew_id)`,
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
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .execute();
export type OfferedRow = Awaited<ReturnType<typeof offeredRows>>[number];
