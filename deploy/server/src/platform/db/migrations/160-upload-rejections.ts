import type { Migration } from '../migration.ts';

/** Why an upload was rejected is a code, which its owner reads in their own language. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table document add column reason_code text
      check (reason_code in ('unreadable', 'wrongDocument', 'expired', 'incomplete', 'other'));
  `);
