import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    -- Where bookkeeping puts it, in its own words; nothing where the project says that.
    alter table receipt add column "costCentre" text not null default ''`);
};
