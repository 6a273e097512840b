import type { ContactCard, projectCrews } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { contactCard } from './contact-card.ts';
import { onSiteContact } from './contacts.db.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';

export async function onSiteCard(ctx: Ctx, access: CrewAccess): Promise<ContactCard | null> {
  const row = await onSiteContact(ctx.db, access.crew.id);
  return row ? contactCard(ctx, access, row, { rules: await tenantRules(ctx.db), allowed: true }) : null;
}

export const contactOnSite: Handler<typeof projectCrews.contactOnSite> = async ({ params }, ctx) => {
  const card = await onSiteCard(ctx, await crewAccess(ctx.db, ctx.caller, params.id));
  if (!card) throw notFound();
  return card;
};
