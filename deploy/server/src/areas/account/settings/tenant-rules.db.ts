import { rulesWith } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'tenantSetting.rules': Partial<TenantRules>;
  }
}

/** What this tenant has decided, with the defaults where it has not. */
export async function tenantRules(db: Db): Promise<TenantRules> {
  const own = await db.selectFrom('tenantSetting').select('rules').executeTakeFirst();
  return rulesWith(own?.rules);
}
