import type { Session } from './engine/engine.ts';
import { appRole } from './app-role.ts';
import { backupPolicyOn } from './backup-policy.ts';

/** What a migration works with. `sql` runs any statements; tables of tenants come from `tenantTable` only. */
export type Migration = {
  sql(statements: string): Promise<void>;
  /**
   * A table whose rows belong to tenants: `"tenantId"` first (filled in by itself), forced row-level security.
   * `definition` is the rest of the columns and constraints; its primary key begins with `"tenantId"`.
   */
  tenantTable(name: string, definition: string, options?: { insertOnly?: boolean }): Promise<void>;
};

export type MigrationModule = { up(migration: Migration): Promise<void> };

/** Until this step columns were called `tenant_id`; from it on as in the contract. */
const contractNames = 311;

export const migrationOn = (session: Session, step: number): Migration => {
  const column = step < contractNames ? 'tenant_id' : '"tenantId"';
  const ownTenant = `${column} = current_setting('callboard.tenant', true)`;
  return {
    async sql(statements) {
      await session.script(statements);
    },
    async tenantTable(name, definition, { insertOnly = false } = {}) {
      await session.script(`
        create table ${name} (
          ${column} text not null default current_setting('callboard.tenant', true) references tenant (id),
          ${definition}
        );
        alter table ${name} enable row level security;
        alter table ${name} force row level security;
        create policy own_tenant on ${name} using (${ownTenant}) with check (${ownTenant});
        ${backupPolicyOn(name)};
        grant ${insertOnly ? 'select, insert' : 'select, insert, update, delete'} on ${name} to ${appRole};
      `);
    },
  };
};
