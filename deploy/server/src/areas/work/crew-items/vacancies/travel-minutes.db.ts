import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

type Place = { latitude: RawBuilder<unknown>; longitude: RawBuilder<unknown> };

/** Longer than the longest journey on earth. */
export const longestTravel = sql`interval '33 hours'`;

const kilometres = (a: Place, b: Place) => sql`(2 * 6371.0088 * asin(least(1, sqrt(
  power(sin(radians(${b.latitude} - ${a.latitude}) / 2), 2)
  + cos(radians(${a.latitude})) * cos(radians(${b.latitude}))
    * power(sin(radians(${b.longitude} - ${a.longitude}) / 2), 2)))))`;

/** Minutes on the way as the domain's `travelMinutes` has them; nothing where a site is unknown. */
export const travelMinutes = (a: Place, b: Place) => sql<number>`(select case when distance.way < 0.5 then 0
  else floor(least(15 + distance.way, 240 + distance.way * 60 / 700) + 0.5) end
    from (select ${kilometres(a, b)} as way) distance)`;
