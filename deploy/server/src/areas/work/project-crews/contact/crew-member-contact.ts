import type { projectCrews } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { contactCard } from './contact-card.ts';
import { memberContact } from './contacts.db.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';

/** A chief may be called by everybody of the crew, others with the right CONTACT. */
export const crewMemberContact: Handler<typeof projectCrews.crewMemberContact> = async ({ params }, ctx) => {
  const { db, caller } = ctx;
  const access = await crewAccess(db, caller, params.id);
  const row = await memberContact(db, { crewId: params.id, contactId: params.contactId });
  if (!row) throw notFound();
  const allowed = row.chief || (caller.rights.crewProfile?.includes('CONTACT') ?? false);
  return contactCard(ctx, access, row, { rules: await tenantRules(db), allowed });
};
