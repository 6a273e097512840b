import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { itemBase } from '../item/item-rows.db.ts';
import { plannerOf } from '../item/locked-item.db.ts';

type Asked = { planner: string; now: Date; limit: number };

/** People who ask this planner to be taken off a job that is ahead, the next job first. */
export async function removalsAsked(db: Db, { planner, now, limit }: Asked) {
  const items = await itemBase(db)
    .innerJoin('person', 'person.id', 'crewItem.personId')
    .select([
      'crewItem.id',
      'crew.id as crewId',
      'crew.name as crew',
      'project.name as project',
      fullName('person').as('person'),
      'crewItem.startsAt',
      sql<Date>`"crewItem"."cancellationAskedAt"`.as('since'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('crewItem.cancellationAskedAt', 'is not', null)
    .where('crewItem.status', 'in', crewItemGroups.promised)
    .where('crewItem.startsAt', '>', now)
    .where(plannerOf, '=', planner)
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
    .limit(limit)
    .execute();
  return { items, total: items[0]?.total ?? 0 };
}

/** Crews of this planner with free places ahead that people have applied for, the next one first. */
export async function crewsAppliedFor(db: Db, { planner, now, limit }: Asked) {
  const items = await itemBase(db)
    .innerJoin('crewItemApplication', 'crewItemApplication.crewItemId', 'crewItem.id')
    .select([
      'crew.id as crewId',
      'crew.name as crew',
      'project.name as project',
      sql<number>`count(distinct "crewItemApplication"."personId")::int`.as('people'),
      sql<Date>`min("crewItem"."startsAt")`.as('startsAt'),
      sql<Date>`min("crewItemApplication"."appliedAt")`.as('since'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('crewItemApplication.state', '=', 'applied')
    .where('crewItem.status', 'in', crewItemGroups.wanted)
    .where('crewItem.startsAt', '>', now)
    .where(plannerOf, '=', planner)
    .groupBy(['crew.tenantId', 'crew.id', 'crew.name', 'project.name'])
    .orderBy(sql`min("crewItem"."startsAt")`)
    .orderBy('crew.id')
    .limit(limit)
    .execute();
  return { items, total: items[0]?.total ?? 0 };
}
