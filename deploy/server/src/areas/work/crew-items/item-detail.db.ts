import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { applicantsOf } from './applications.db.ts';
import { factColumns, itemBase, ownApplication, workColumns } from './item-rows.db.ts';
import { offeredTo } from './offer.db.ts';
import { itemSeen, canSeeName } from './visible-items.db.ts';
import type { ItemViewer } from './visible-items.db.ts';

export const itemDetail = (db: Db, viewer: ItemViewer, id: string) =>
  itemBase(db)
    .leftJoin('person as n', (join) =>
      join.onRef('n.tenant_id', '=', 'i.tenant_id').onRef('n.id', '=', 'i.person_id').on(canSeeName(viewer)),
    )
    .leftJoin('person as b', (join) =>
      join.onRef('b.tenant_id', '=', 'i.tenant_id').onRef('b.id', '=', 'i.forced_by'),
    )
    .where('i.id', '=', id)
    .where(itemSeen(viewer))
    .select([...factColumns, ...workColumns])
    .select([
      'i.previous_status as previousStatus',
      'i.person_id as personId',
      'i.double_booking as doubleBooking',
      'i.forced_by as forcedBy',
      'i.forced_reason as forcedReason',
      'n.id as namedId',
      'n.kind',
      fullName<string | null>('n').as('personName'),
      fullName<string | null>('b').as('forcedByName'),
      applicantsOf('i').as('applicants'),
      'i.offer_until as offerUntil',
      offeredTo(viewer.personId).as('offered'),
      ownApplication(viewer.personId).as('application'),
    ])
    .executeTakeFirst();
