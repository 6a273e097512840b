export type EntryParameters = Record<string, unknown>;

declare module '../db/column-types.ts' {
  interface JsonColumns {
    'catalogue_entry.parameters': EntryParameters;
  }
}
