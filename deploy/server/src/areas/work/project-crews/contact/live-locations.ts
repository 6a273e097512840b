import type { projectCrews } from '@callboard/contract';
import { metresBetween } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import { countedLocations, sharedLocations } from './live-location.db.ts';

export const liveLocations: Handler<typeof projectCrews.liveLocations> = async ({ params, query }, ctx) => {
  const { db, caller, now } = ctx;
  const { chief, planner } = await crewAccess(db, caller, params.id);
  const all = chief || planner;
  const wanted = { crewId: params.id, personId: caller.personId, all, now: now(), ...query };
  const rows = await sharedLocations(db, wanted);
  const items = rows.map(({ siteLatitude, siteLongitude, ...row }) => {
    const { latitude, longitude } = row;
    const known =
      latitude !== null && longitude !== null && siteLatitude !== null && siteLongitude !== null
        ? metresBetween({ latitude, longitude }, { latitude: siteLatitude, longitude: siteLongitude })
        : null;
    return {
      ...row,
      distanceM: known === null ? null : Math.round(known),
      at: row.at.toISOString(),
      endsAt: row.endsAt.toISOString(),
      mine: row.personId === caller.personId,
    };
  });
  return listOf(items, await countedLocations(db, wanted), query);
};
