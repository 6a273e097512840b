import { promisedStates, wantedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { itemBase } from './item-rows.db.ts';
import { plannerOf } from './locked-item.db.ts';

type Asked = { planner: string; now: Date; limit: number };

/** People who ask this planner to be taken off a job that is ahead, the next job first. */
export async function removalsAsked(db: Db, { planner, now, limit }: Asked) {
  const items = await itemBase(db)
    .innerJoin('person as m', (join) =>
      join.onRef('m.tenant_id', '=', 'i.tenant_id').onRef('m.id', '=', 'i.person_id'),
    )
    .select([
      'i.id',
      'k.id as crewId',
      'k.name as crew',
      'p.name as project',
      fullName('m').as('person'),
      'i.starts_at as startsAt',
      sql<Date>`i.cancellation_asked_at`.as('since'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('i.cancellation_asked_at', 'is not', null)
    .where('i.status', 'in', promisedStates)
    .where('i.starts_at', '>', now)
    .where(plannerOf, '=', planner)
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .limit(limit)
    .execute();
  return { items, total: items[0]?.total ?? 0 };
}

/** Crews of this planner with free places ahead that people have applied for, the next one first. */
export async function crewsAppliedFor(db: Db, { planner, now, limit }: Asked) {
  const items = await itemBase(db)
    .innerJoin('crew_item_application as a', (join) =>
      join.onRef('a.tenant_id', '=', 'i.tenant_id').onRef('a.crew_item_id', '=', 'i.id'),
    )
    .select([
      'k.id as crewId',
      'k.name as crew',
      'p.name as project',
      sql<number>`count(distinct a.person_id)::int`.as('people'),
      sql<Date>`min(i.starts_at)`.as('startsAt'),
      sql<Date>`min(a.applied_at)`.as('since'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('a.state', '=', 'applied')
    .where('i.status', 'in', wantedStates)
    .where('i.starts_at', '>', now)
    .where(plannerOf, '=', planner)
    .groupBy(['k.tenant_id', 'k.id', 'k.name', 'p.name'])
    .orderBy(sql`min(i.starts_at)`)
    .orderBy('k.id')
    .limit(limit)
    .execute();
  return { items, total: items[0]?.total ?? 0 };
}
