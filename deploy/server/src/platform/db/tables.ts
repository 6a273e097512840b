import type { Transaction } from 'kysely';
import type { GeneratedTables } from '../../../generated/tables.ts';

/** Every table by name, as the migrations make them. */
export type Tables = GeneratedTables;

/** A transaction bound to one tenant. `withTenant` is the only way to one. */
export type Db = Transaction<Tables>;

export const json = (value: unknown): string => JSON.stringify(value);
