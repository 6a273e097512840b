import { randomUUID } from 'node:crypto';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

type Wanted = {
  crewId: string;
  personId: string | null;
  all: boolean;
  now: Date;
  limit: number;
  page: number;
};

const shared = (db: Db, { crewId, personId, all, now }: Wanted) =>
  db
    .selectFrom('live_location as v')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'v.tenant_id').onRef('p.id', '=', 'v.person_id'),
    )
    .innerJoin('crew as c', (join) =>
      join.onRef('c.tenant_id', '=', 'v.tenant_id').onRef('c.id', '=', 'v.crew_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.location_id'),
    )
    .where('v.crew_id', '=', crewId)
    .where('v.stopped_at', 'is', null)
    .where('v.ends_at', '>', now)
    .where((where) => (all ? where.val(true) : where('v.person_id', '=', personId ?? '')));

export const sharedLocations = (db: Db, wanted: Wanted) =>
  shared(db, wanted)
    .select([
      'v.person_id as personId',
      fullName('p').as('name'),
      'v.latitude',
      'v.longitude',
      'v.accuracy_m as accuracyM',
      'v.at',
      'v.ends_at as endsAt',
      'l.latitude as siteLatitude',
      'l.longitude as siteLongitude',
    ])
    .orderBy('p.last_name')
    .orderBy('p.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();

export async function countedLocations(db: Db, wanted: Wanted): Promise<number> {
  const row = await shared(db, wanted)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

type Own = { crewId: string; personId: string };
type Fix = { latitude: number; longitude: number; accuracyM: number };

/** The sharing of a person that is on. */
export const ownSharing = (db: Db, { crewId, personId }: Own) =>
  db
    .selectFrom('live_location')
    .select(['id', 'ends_at as endsAt'])
    .where('crew_id', '=', crewId)
    .where('person_id', '=', personId)
    .where('stopped_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Two taps at once share once. */
export const startSharing = (db: Db, own: Own & Fix & { at: Date; endsAt: Date }) =>
  db
    .insertInto('live_location')
    .values({
      id: randomUUID(),
      crew_id: own.crewId,
      person_id: own.personId,
      latitude: own.latitude,
      longitude: own.longitude,
      accuracy_m: own.accuracyM,
      at: own.at,
      started_at: own.at,
      ends_at: own.endsAt,
    })
    .onConflict((on) => on.doNothing())
    .execute();

export const moveSharing = (db: Db, id: string, { latitude, longitude, accuracyM }: Fix, at: Date) =>
  db
    .updateTable('live_location')
    .set({ latitude, longitude, accuracy_m: accuracyM, at })
    .where('id', '=', id)
    .execute();

export const ownPositions = (db: Db, { crewId, personId }: Own) =>
  db
    .selectFrom('crew_item')
    .select(['status', 'ends_at as endsAt'])
    .where('crew_id', '=', crewId)
    .where('person_id', '=', personId)
    .execute();
