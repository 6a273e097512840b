declare module '../../../platform/db/column-types.ts' {
  interface JsonColumns {
    'document.parameters': Record<string, unknown>;
    'document_type.parameters': Record<string, unknown>;
    'document_event.details': Record<string, unknown>;
  }
}
export type Parameters = Record<string, unknown>;
