import { crewItemGroups } from '@callboard/domain';
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
    .selectFrom('crewItem')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .select([
      'crewItem.id as crewItemId',
      'crewItem.startDate as day',
      'project.id',
      'project.number',
      'project.name',
      'project.companyId',
      sql<string>`(select crew.name from crew where crew.id = "crewItem"."crewId")`.as('crew'),
      sql<string>`(select function.caption from function where function.id = "crewItem"."functionId")`.as(
        'function',
      ),
    ])
    .where('crewItem.personId', '=', personId)
    .where('project.kind', 'in', worked)
    .where('crewItem.status', 'in', [...crewItemGroups.booked])
    .where('crewItem.startDate', '>=', from)
    .where('crewItem.startDate', '<=', to)
    .orderBy('crewItem.startDate', 'desc')
    .orderBy('crewItem.startsAt', 'desc')
    .orderBy('crewItem.id')
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
