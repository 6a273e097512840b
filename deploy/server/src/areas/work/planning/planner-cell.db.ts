import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { onSiteFacts } from '../crew-checks/crew-checks.public.ts';
import type { PlanningView } from './planning-view.db.ts';

export const cellPerson = (db: Db, id: string) =>
  db
    .selectFrom('person')
    .select(['id', 'phone', fullName('person').as('name')])
    .where('id', '=', id)
    .executeTakeFirst();

/** What of somebody's positions of a day the viewer sees, the first first. */
export const itemsOn = (db: Db, view: PlanningView, personId: string, day: string) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('project as j', 'j.id', 'i.projectId')
    .innerJoin('function as n', 'n.id', 'i.functionId')
    .select(['i.id', 'i.status', 'i.startsAt', 'i.endsAt', onSiteFacts.as('onSite')])
    .where('i.personId', '=', personId)
    .where('i.startDate', '=', day)
    .where('i.status', '<>', 'vacant')
    .where(view.itemSeen)
    .orderBy('i.startsAt')
    .orderBy('i.id')
    .execute();
export type CellRow = Awaited<ReturnType<typeof itemsOn>>[number];
