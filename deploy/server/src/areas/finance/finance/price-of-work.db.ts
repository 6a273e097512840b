import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * To join to `crewItem` with its `project`: the `price` of the function by the project's rate card, or else by the
 * card that its company has on that day. A price in another currency is none, and kilometres are no work.
 */
export const priceOfWork = (currency: RawBuilder<unknown>): RawBuilder<unknown> => sql`left join lateral (
  select "rateCardItem".unit, "rateCardItem"."priceMinor"
  from "rateCard"
  join "rateCardItem" on "rateCardItem"."rateCardId" = "rateCard".id
  where "rateCard".currency = ${currency} and "rateCardItem"."functionId" = "crewItem"."functionId"
    and "rateCardItem".unit <> 'kilometre' and ("rateCard".id = project."rateCardId" or (project."rateCardId" is null
      and "rateCard"."companyId" = project."companyId" and "rateCard"."validFrom" <= "crewItem"."startDate"
      and ("rateCard"."validUntil" is null or "rateCard"."validUntil" >= "crewItem"."startDate")))
  order by "rateCard"."validFrom" desc, "rateCard".id, "rateCardItem".rank, "rateCardItem".id limit 1
) price on true`;
