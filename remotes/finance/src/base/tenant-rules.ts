import { rulesWith } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { useSession } from '@callboard/session';

/** What the person's tenant has decided: it comes with the session and is there without a network. */
export function useTenantRules(): TenantRules {
  const tenant = useSession((session) => session.tenant);
  return rulesWith(tenant?.rules);
}
