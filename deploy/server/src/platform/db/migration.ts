import type { Session } from './engine.ts';
import { appRole } from './app-role.ts';
import { backupPolicyOn } from './backup-policy.ts';

/** What a migration works with. `sql` runs any statements; tables of tenants come from `tenantTable` only. */
export type Migration = {
  sql(statements: string): Promise<void>;
  /**
   * A table whose rows belong to tenants: `tenant_id` first (filled in by itself), forced row-level security.
   * `definition` is the rest of the columns and constraints; its primary key begins with `tenant_id`.
   */
  tenantTable(name: string, definition: string, options?: { insertOnly?: boolean }): Promise<void>;
};

export type MigrationModule = { up(migration: Migration): Promise<void> };

const ownTenant = `tenant_id = current_setting('callboard.tenant', true)`;

export const migrationOn = (session: Session): Migration => ({
  async sql(statements) {
    await session.script(statements);
  },
  async tenantTable(name, definition, { insertOnly = false } = {}) {
    await session.script(`
      create table ${name} (
        tenant_id text not null default current_setting('callboard.tenant', true) references tenant (id),
        ${definition}
      );
      alter table ${name} enable row level security;
      alter table ${name} force row level security;
      create policy own_tenant on ${name} using (${ownTenant}) with check (${ownTenant});
      ${backupPolicyOn(name)};
      grant ${insertOnly ? 'select, insert' : 'select, insert, update, delete'} on ${name} to ${appRole};
    `);
  },
});
