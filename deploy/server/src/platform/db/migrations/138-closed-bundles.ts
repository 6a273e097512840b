import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  // When each bundle was switched off, so that who is in the middle of something may finish it.
  await sql(`alter table tenant add column closed_bundles jsonb not null default '{}'`);
};
