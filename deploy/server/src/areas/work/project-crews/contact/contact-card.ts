import type { ContactCard } from '@callboard/contract';
import type { TenantRules } from '@callboard/domain';
import type { Ctx } from '#platform/http/handler.ts';
import type { ContactRow } from './contacts.db.ts';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import { nearDays, notNear } from '../members/near-job.ts';
import { addressFor, pictureAddress } from '../../crew-access/crew-access.public.ts';

/** A page about somebody; numbers only while the job is near, and only where `allowed`. */
export function contactCard(
  ctx: Ctx,
  { crew }: CrewAccess,
  row: ContactRow,
  { rules, allowed }: { rules: TenantRules; allowed: boolean },
): ContactCard {
  const phoneHidden = allowed ? notNear(crew, ctx.now(), rules) : 'right';
  const shown = phoneHidden === null;
  const days = allowed ? nearDays(crew, rules) : null;
  return {
    contactId: row.contactId,
    personId: row.personId,
    name: row.name,
    role: row.role,
    pictureUrl: pictureAddress(row, addressFor(ctx)),
    phone: shown && row.phone !== '' ? row.phone : null,
    email: shown && row.email !== '' ? row.email : null,
    phoneHidden,
    shownFrom: days?.from ?? null,
    shownUntil: days?.until ?? null,
  };
}
