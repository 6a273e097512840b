import { randomUUID } from 'node:crypto';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

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
    .selectFrom('liveLocation')
    .innerJoin('person', 'person.id', 'liveLocation.personId')
    .innerJoin('crew', 'crew.id', 'liveLocation.crewId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .where('liveLocation.crewId', '=', crewId)
    .where('liveLocation.stoppedAt', 'is', null)
    .where('liveLocation.endsAt', '>', now)
    .where((where) => (all ? where.val(true) : where('liveLocation.personId', '=', personId ?? '')));

export const sharedLocations = (db: Db, wanted: Wanted) =>
  shared(db, wanted)
    .select([
      'liveLocation.personId',
      fullName('person').as('name'),
      'liveLocation.latitude',
      'liveLocation.longitude',
      'liveLocation.accuracyM',
      'liveLocation.at',
      'liveLocation.endsAt',
      'location.latitude as siteLatitude',
      'location.longitude as siteLongitude',
    ])
    .orderBy('person.lastName')
    .orderBy('person.id')
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
    .selectFrom('liveLocation')
    .select(['id', 'endsAt'])
    .where('crewId', '=', crewId)
    .where('personId', '=', personId)
    .where('stoppedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Two taps at once share once. */
export const startSharing = (db: Db, own: Own & Fix & { at: Date; endsAt: Date }) =>
  db
    .insertInto('liveLocation')
    .values({
      id: randomUUID(),
      crewId: own.crewId,
      personId: own.personId,
      latitude: own.latitude,
      longitude: own.longitude,
      accuracyM: own.accuracyM,
      at: own.at,
      startedAt: own.at,
      endsAt: own.endsAt,
    })
    .onConflict((on) => on.doNothing())
    .execute();

export const moveSharing = (db: Db, id: string, { latitude, longitude, accuracyM }: Fix, at: Date) =>
  db.updateTable('liveLocation').set({ latitude, longitude, accuracyM, at }).where('id', '=', id).execute();

export const ownPositions = (db: Db, { crewId, personId }: Own) =>
  db
    .selectFrom('crewItem')
    .select(['status', 'endsAt'])
    .where('crewId', '=', crewId)
    .where('personId', '=', personId)
    .execute();
