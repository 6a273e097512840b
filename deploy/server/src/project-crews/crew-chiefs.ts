import type { projectCrews } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { listOf, offsetOf } from '../http/paging.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { contactCard } from './contact-card.ts';
import { chiefContacts } from './contacts.db.ts';
import { crewAccess } from './crew-access.ts';

/** Whoever belongs to a crew may call its chief. */
export const crewChiefs: Handler<typeof projectCrews.crewChiefs> = async ({ params, query }, ctx) => {
  const access = await crewAccess(ctx.db, ctx.caller, params.id);
  const rows = await chiefContacts(ctx.db, params.id);
  const rules = await tenantRules(ctx.db);
  const page = rows.slice(offsetOf(query), offsetOf(query) + query.limit);
  const items = page.map((row) => contactCard(ctx, access, row, { rules, allowed: true }));
  return listOf(items, rows.length, query);
};
