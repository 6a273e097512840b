import type { ColumnType } from 'kysely';

/**
 * What JSON columns hold, by table and column. An area adds its own beside its SQL, by `declare module`.
 * @public
 */
export interface JsonColumns {
  'idempotencyKey.headers': Record<string, string>;
}
export type JsonOf<Name extends string> = Name extends keyof JsonColumns ? JsonColumns[Name] : unknown;

/** JSON columns: written as text by `json(value)`, read as values. */
type TextFor<T> = null extends T ? string | null : string;
export type Json<T> = ColumnType<T, TextFor<T>, TextFor<T>>;
export type JsonByDefault<T> = ColumnType<T, TextFor<T> | undefined, TextFor<T>>;

/** Exact decimals: read as text, so that no digit is lost. */
export type Numeric = ColumnType<string, string | number, string | number>;
export type NumericByDefault = ColumnType<string, string | number | undefined, string | number>;
