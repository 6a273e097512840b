import type { ContactCard, projectCrews } from '@callboard/contract';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { contactCard } from './contact-card.ts';
import { chiefContacts } from './contacts.db.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';

/** Whoever belongs to a crew may call its chief. */
export async function chiefCards(ctx: Ctx, access: CrewAccess): Promise<ContactCard[]> {
  const rows = await chiefContacts(ctx.db, access.crew.id);
  const rules = await tenantRules(ctx.db);
  return rows.map((row) => contactCard(ctx, access, row, { rules, allowed: true }));
}

export const crewChiefs: Handler<typeof projectCrews.crewChiefs> = async ({ params, query }, ctx) => {
  const cards = await chiefCards(ctx, await crewAccess(ctx.db, ctx.caller, params.id));
  return listOf(cards.slice(offsetOf(query), offsetOf(query) + query.limit), cards.length, query);
};
