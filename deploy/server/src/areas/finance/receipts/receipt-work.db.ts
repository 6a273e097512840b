import { bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

type Days = { from: string; to: string };
/** Days off are projects too. */
const worked = ['client', 'internal'] as const;
/** More are no choice. */
const atMost = 200;

/** What a person has worked or is booked for, the newest first. */
export const jobsOfDays = (db: Db, personId: string, { from, to }: Days) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .select([
      'i.id as crewItemId',
      'i.startDate as day',
      'p.id',
      'p.number',
      'p.name',
      'p.companyId',
      sql<string>`(select k.name from crew k where k.id = i."crewId")`.as('crew'),
      sql<string>`(select f.caption from function f where f.id = i."functionId")`.as('function'),
    ])
    .where('i.personId', '=', personId)
    .where('p.kind', 'in', worked)
    .where('i.status', 'in', [...bookedStates])
    .where('i.startDate', '>=', from)
    .where('i.startDate', '<=', to)
    .orderBy('i.startDate', 'desc')
    .orderBy('i.startsAt', 'desc')
    .orderBy('i.id')
    .limit(atMost)
    .execute();

/** Projects that go on in these days, the newest first. */
export const projectsOfDays = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('project')
    .select(['id', 'number', 'name', 'companyId'])
    .where('kind', 'in', worked)
    .where('cancelledAt', 'is', null)
    .where('beginDate', '<=', to)
    .where((of) => of.or([of('endDate', 'is', null), of('endDate', '>=', from)]))
    .orderBy('beginDate', 'desc')
    .orderBy('number')
    .limit(atMost)
    .execute();
