import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  // Where links in mails lead to; without one, to the host that was asked, never to a port that a caller named.
  await sql(`alter table tenant add column address text
    check (address ~ '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$')`);
};
