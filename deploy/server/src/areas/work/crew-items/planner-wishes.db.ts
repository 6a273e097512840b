import { promisedStates, wantedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { itemBase } from './item-rows.db.ts';
import { plannerOf } from './locked-item.db.ts';

type Asked = { planner: string; now: Date; limit: number };

/** People who ask this planner to be taken off a job that is ahead, the next job first. */
export async function removalsAsked(db: Db, { planner, now, limit }: Asked) {
  const items = await itemBase(db)
    .innerJoin('person as m', 'm.id', 'i.personId')
    .select([
      'i.id',
      'k.id as crewId',
      'k.name as crew',
      'p.name as project',
      fullName('m').as('person'),
      'i.startsAt',
      sql<Date>`i."cancellationAskedAt"`.as('since'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('i.cancellationAskedAt', 'is not', null)
    .where('i.status', 'in', promisedStates)
    .where('i.startsAt', '>', now)
    .where(plannerOf, '=', planner)
    .orderBy('i.startsAt')
    .orderBy('i.id')
    .limit(limit)
    .execute();
  return { items, total: items[0]?.total ?? 0 };
}

/** Crews of this planner with free places ahead that people have applied for, the next one first. */
export async function crewsAppliedFor(db: Db, { planner, now, limit }: Asked) {
  const items = await itemBase(db)
    .innerJoin('crewItemApplication as a', 'a.crewItemId', 'i.id')
    .select([
      'k.id as crewId',
      'k.name as crew',
      'p.name as project',
      sql<number>`count(distinct a."personId")::int`.as('people'),
      sql<Date>`min(i."startsAt")`.as('startsAt'),
      sql<Date>`min(a."appliedAt")`.as('since'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('a.state', '=', 'applied')
    .where('i.status', 'in', wantedStates)
    .where('i.startsAt', '>', now)
    .where(plannerOf, '=', planner)
    .groupBy(['k.tenantId', 'k.id', 'k.name', 'p.name'])
    .orderBy(sql`min(i."startsAt")`)
    .orderBy('k.id')
    .limit(limit)
    .execute();
  return { items, total: items[0]?.total ?? 0 };
}
