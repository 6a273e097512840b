import type { RequestFacts } from '#platform/http/handler.ts';

/** Whose passkeys these are: the tenant's own address, else the host that was asked, which is one of the tenant's. */
export const relyingParty = ({ origin }: Pick<RequestFacts, 'origin'>) => ({
  origin,
  id: new URL(origin).hostname,
});
