import { bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

type Days = { from: string; to: string };
/** Days off are projects too. */
const worked = ['client', 'internal'] as const;
/** More are no choice. */
const atMost = 200;

/** What a person has worked or is booked for, the newest first. */
export const jobsOfDays = (db: Db, personId: string, { from, to }: Days) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .select([
      'i.id as crewItemId',
      'i.start_date as day',
      'p.id',
      'p.number',
      'p.name',
      'p.company_id as companyId',
      sql<string>`(select k.name from crew k where k.tenant_id = i.tenant_id and k.id = i.crew_id)`.as(
        'crew',
      ),
      sql<string>`(select f.caption from function f where f.tenant_id = i.tenant_id and f.id = i.function_id)`.as(
        'function',
      ),
    ])
    .where('i.person_id', '=', personId)
    .where('p.kind', 'in', worked)
    .where('i.status', 'in', [...bookedStates])
    .where('i.start_date', '>=', from)
    .where('i.start_date', '<=', to)
    .orderBy('i.start_date', 'desc')
    .orderBy('i.starts_at', 'desc')
    .orderBy('i.id')
    .limit(atMost)
    .execute();

/** Projects that go on in these days, the newest first. */
export const projectsOfDays = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('project')
    .select(['id', 'number', 'name', 'company_id as companyId'])
    .where('kind', 'in', worked)
    .where('cancelled_at', 'is', null)
    .where('begin_date', '<=', to)
    .where((of) => of.or([of('end_date', 'is', null), of('end_date', '>=', from)]))
    .orderBy('begin_date', 'desc')
    .orderBy('number')
    .limit(atMost)
    .execute();
