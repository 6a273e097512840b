import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  // Who has a job is reminded the day before, beside what was missing.
  await sql(`
    alter table crew_item_reminder drop constraint crew_item_reminder_kind_check,
      add constraint crew_item_reminder_kind_check check (kind in ('preCallMissing', 'noShow', 'soon'))`);
};
