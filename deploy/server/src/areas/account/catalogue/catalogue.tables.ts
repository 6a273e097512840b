/** @public The file is a module by it. */
export type EntryParameters = Record<string, unknown>;

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'catalogueEntry.parameters': EntryParameters;
  }
}
