import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { actorOf } from '../document/evidence.db.ts';
import type { Decider } from './give-signature.ts';
import { knownZone } from '../document/known-zone.ts';

/** The caller, who is to sign, to decline or to hand on. */
export async function deciderOf(ctx: Ctx, request: RequestFacts, timeZone: string): Promise<Decider> {
  const { db, jobs, now, tenant, caller } = ctx;
  const actor = await actorOf(db, caller, request, knownZone(timeZone));
  return {
    db,
    jobs,
    now,
    tenant,
    origin: request.origin,
    language: () => languageOf(db, caller),
    actor: { ...actor, authentication: 'password' },
  };
}
