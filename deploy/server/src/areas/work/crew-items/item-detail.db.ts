import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { applicantsOf } from './applications.db.ts';
import { factColumns, itemBase, ownApplication, workColumns } from './item-rows.db.ts';
import { offeredTo } from './offer.db.ts';
import { itemSeen, canSeeName } from './visible-items.db.ts';
import type { ItemViewer } from './visible-items.db.ts';

export const itemDetail = (db: Db, viewer: ItemViewer, id: string) =>
  itemBase(db)
    .leftJoin('person as n', (join) => join.onRef('n.id', '=', 'i.personId').on(canSeeName(viewer)))
    .leftJoin('person as b', 'b.id', 'i.forcedBy')
    .where('i.id', '=', id)
    .where(itemSeen(viewer))
    .select([...factColumns, ...workColumns])
    .select([
      'i.previousStatus',
      'i.personId',
      'i.doubleBooking',
      'i.forcedBy',
      'i.forcedReason',
      'n.id as namedId',
      'n.kind',
      fullName<string | null>('n').as('personName'),
      fullName<string | null>('b').as('forcedByName'),
      applicantsOf('i').as('applicants'),
      'i.offerUntil',
      offeredTo(viewer.personId).as('offered'),
      ownApplication(viewer.personId).as('application'),
    ])
    .executeTakeFirst();
