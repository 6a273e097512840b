import { crewItemGroups } from '@callboard/domain';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { fullName } from '#platform/db/expression/full-name.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { homeOf } from '../../crew-items/crew-items.public.ts';
import { historyOfJob } from './job-history.db.ts';
import { isChief } from '../../../account/access/access.public.ts';

const of = expressionBuilder<Tables, 'crew' | 'project'>();
const personOf = (column: 'project.managerId' | 'project.plannerId') =>
  jsonObjectFrom(
    of
      .selectFrom('person')
      .whereRef('person.id', '=', column)
      .select(['person.id', fullName('person').as('name')]),
  );
const contactOnSite = jsonObjectFrom(
  of
    .selectFrom('contact')
    .whereRef('contact.id', '=', 'crew.contactOnSiteId')
    .select(['contact.id', 'contact.name']),
);
const crewChiefs = jsonArrayFrom(
  of
    .selectFrom('crewItem')
    .innerJoin('person', 'person.id', 'crewItem.personId')
    .whereRef('crewItem.crewId', '=', 'crew.id')
    .where(isChief('crewItem'))
    .select(['person.id', fullName('person').as('name')])
    .orderBy('person.lastName')
    .orderBy('person.id'),
);

type Wanted = { crewId: string; itemId: string; personId: string };

/** Who and what belongs to the crew and the project of a job. */
export const jobContext = (db: Db, { crewId, itemId, personId }: Wanted) =>
  db
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .where('crew.id', '=', crewId)
    .select([
      'location.id as locationId',
      'location.street',
      'location.zip',
      'location.country',
      'location.note',
      'location.latitude',
      'location.longitude',
      homeOf(db, personId).as('home'),
      historyOfJob(db, { itemId, personId }).as('history'),
      'crew.infoCrew as crewInfo',
      'crew.infoExternal as externalInfo',
      'crew.infoChief as chiefInfo',
      'crew.cateringNote as catering',
      personOf('project.managerId').as('projectManager'),
      personOf('project.plannerId').as('planner'),
      contactOnSite.as('contactOnSite'),
      crewChiefs.as('crewChiefs'),
      sql<number>`(select count(distinct "crewItem"."personId") from "crewItem" where "crewItem"."crewId" = crew.id
        and "crewItem".status ${oneOf(crewItemGroups.booked)})`.as('people'),
    ])
    .executeTakeFirstOrThrow();

/** Other positions of a person in the same project. */
export const otherDays = (
  db: Db,
  { personId, projectId, not }: { personId: string; projectId: string; not: string },
) =>
  db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .where('crewItem.personId', '=', personId)
    .where('crewItem.projectId', '=', projectId)
    .where('crewItem.id', '<>', not)
    .where('crewItem.status', '<>', 'draft')
    .select([
      'crewItem.id',
      'crewItem.status',
      'crewItem.startDate',
      'crewItem.startTime',
      'crewItem.endTime',
      'crewItem.deadlineAt',
      'crewItem.endsAt',
      'crew.name as crewName',
      'function.caption as function',
    ])
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
    .limit(200)
    .execute();
