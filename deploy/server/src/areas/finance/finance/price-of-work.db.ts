import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * To join to `crewItem as i` in `project as p`, as `r`: the price of the function by the project's rate card, or else
 * by the card that its company has on that day. A price in another currency is none, and kilometres are no work.
 */
export const priceOfWork = (currency: RawBuilder<unknown>): RawBuilder<unknown> => sql`left join lateral (
  select t.unit, t."priceMinor"
  from "rateCard" k
  join "rateCardItem" t on t."rateCardId" = k.id
  where k.currency = ${currency} and t."functionId" = i."functionId"
    and t.unit <> 'kilometre' and (k.id = p."rateCardId" or (p."rateCardId" is null
      and k."companyId" = p."companyId" and k."validFrom" <= i."startDate"
      and (k."validUntil" is null or k."validUntil" >= i."startDate")))
  order by k."validFrom" desc, k.id, t.rank, t.id limit 1
) r on true`;
