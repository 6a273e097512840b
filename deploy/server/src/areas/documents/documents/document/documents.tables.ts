declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'document.parameters': Record<string, unknown>;
    'documentType.parameters': Record<string, unknown>;
    'documentEvent.details': Record<string, unknown>;
  }
}
export type Parameters = Record<string, unknown>;
