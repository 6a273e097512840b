import type { Migration } from '../migration.ts';

/** What a payroll said when it was signed can be proven afterwards. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table payroll add column signed_sha256 text not null default ''
      check (signed_sha256 = '' or (signed_text <> '' and signed_sha256 ~ '^[0-9a-f]{64}$'));
  `);
