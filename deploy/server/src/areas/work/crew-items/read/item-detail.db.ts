import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { applicantCount } from '../state/applications.db.ts';
import { factColumns, itemBase, ownApplication, workColumns } from '../item/item-rows.db.ts';
import { offeredTo } from '../offer/offer.db.ts';
import { itemSeen, canSeeName } from './visible-items.db.ts';
import type { ItemViewer } from './visible-items.db.ts';

export const itemDetail = (db: Db, viewer: ItemViewer, id: string) =>
  itemBase(db)
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'crewItem.personId').on(canSeeName(viewer)))
    .leftJoin('person as forcer', 'forcer.id', 'crewItem.forcedBy')
    .where('crewItem.id', '=', id)
    .where(itemSeen(viewer))
    .select([...factColumns, ...workColumns])
    .select([
      'crewItem.previousStatus',
      'crewItem.personId',
      'crewItem.doubleBooking',
      'crewItem.forcedBy',
      'crewItem.forcedReason',
      'person.id as namedId',
      'person.kind',
      fullName<string | null>('person').as('personName'),
      fullName<string | null>('forcer').as('forcedByName'),
      applicantCount.as('applicants'),
      'crewItem.offerUntil',
      offeredTo(viewer.personId).as('offered'),
      ownApplication(viewer.personId).as('application'),
    ])
    .executeTakeFirst();
