import type { Migration } from '../migration.ts';

/** Home asks at each opening who wants to be taken off a job. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    create index crew_item_removal_asked on crew_item (tenant_id, starts_at)
      where cancellation_asked_at is not null;
  `);
