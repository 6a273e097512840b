import type { projectCrews } from '@callboard/contract';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { contactCard } from './contact-card.ts';
import { onSiteContact } from './contacts.db.ts';
import { crewAccess } from './crew-access.ts';

export const contactOnSite: Handler<typeof projectCrews.contactOnSite> = async ({ params }, ctx) => {
  const access = await crewAccess(ctx.db, ctx.caller, params.id);
  const row = await onSiteContact(ctx.db, params.id);
  if (!row) throw notFound();
  return contactCard(ctx, access, row, { rules: await tenantRules(ctx.db), allowed: true });
};
