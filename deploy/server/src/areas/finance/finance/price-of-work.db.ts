import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * To join to `crew_item as i` in `project as p`, as `r`: the price of the function by the project's rate card, or else
 * by the card that its company has on that day. A price in another currency is none, and kilometres are no work.
 */
export const priceOfWork = (currency: RawBuilder<unknown>): RawBuilder<unknown> => sql`left join lateral (
  select t.unit, t.price_minor
  from rate_card k
  join rate_card_item t on t.tenant_id = k.tenant_id and t.rate_card_id = k.id
  where k.tenant_id = i.tenant_id and k.currency = ${currency} and t.function_id = i.function_id
    and t.unit <> 'kilometre' and (k.id = p.rate_card_id or (p.rate_card_id is null
      and k.company_id = p.company_id and k.valid_from <= i.start_date
      and (k.valid_until is null or k.valid_until >= i.start_date)))
  order by k.valid_from desc, k.id, t.rank, t.id limit 1
) r on true`;
