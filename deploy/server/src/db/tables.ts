import type { ColumnType, Generated, Transaction } from 'kysely';

/** JSON columns: written as text by `json(value)`, read as values. */
export type Json<T> = ColumnType<T, string, string>;

/**
 * Every table by name. An area adds its own beside its SQL:
 * `declare module '../db/tables.ts' { interface Tables { mailbox: MailboxRow } }`
 */
export interface Tables {
  tenant: { id: string; name: string; bundles: string[] };
  tenant_host: { host: string; tenant_id: string };
  activity: {
    tenant_id: Generated<string>;
    id: string;
    person_id: string | null;
    type: 'LOG' | 'TODO_INT' | 'TODO_PAYROLL_ITEM';
    category: string;
    caption: string;
    body: string;
    person_party: string | null;
    at: Date;
  };
  idempotency_key: {
    tenant_id: Generated<string>;
    owner: string;
    key: string;
    request_hash: string;
    status: number;
    headers: Json<Record<string, string>>;
    answer: string | null;
    created_at: Date;
  };
  rate_limit: {
    tenant_id: Generated<string>;
    bucket: string;
    failures: number;
    last_at: Date;
    open_at: Date;
  };
}

/** A transaction bound to one tenant. `withTenant` is the only way to one. */
export type Db = Transaction<Tables>;

export const json = (value: unknown): string => JSON.stringify(value);
