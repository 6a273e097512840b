import { rulesWith } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/column-types.ts' {
  interface JsonColumns {
    'tenant_setting.rules': Partial<TenantRules>;
  }
}

/** What this tenant has decided, with the defaults where it has not. */
export async function tenantRules(db: Db): Promise<TenantRules> {
  const own = await db.selectFrom('tenant_setting').select('rules').executeTakeFirst();
  return rulesWith(own?.rules);
}
