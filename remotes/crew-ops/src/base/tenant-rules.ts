import type { PhoneRules, Tenant } from '@callboard/contract';
import { rulesWith } from '@callboard/domain';
import { sessionStore, useSession } from '@callboard/session';

const rulesOf = (tenant: Tenant | null): PhoneRules => rulesWith(tenant?.rules);

/** What the person's tenant has decided: it comes with the session and is there without a network. */
export const tenantRules = (): PhoneRules => rulesOf(sessionStore.getState().tenant);

export function useTenantRules(): PhoneRules {
  const tenant = useSession((session) => session.tenant);
  return rulesOf(tenant);
}
