/**
 * What is agreed with a company: words and their values.
 * @public
 */
export type CompanySettings = Record<string, unknown>;

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'company.settings': CompanySettings;
    'receiptTemplate.items': Record<string, unknown>[];
  }
}
