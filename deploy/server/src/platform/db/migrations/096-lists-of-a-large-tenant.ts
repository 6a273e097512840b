import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    -- Who has a position in a month, told by the index alone.
    create index crew_item_day_person on crew_item (tenant_id, start_date, person_id) where person_id is not null;

    -- When somebody worked last.
    create index crew_item_worked on crew_item (tenant_id, person_id, start_date)
      where status in ('working', 'done', 'cleared');

    -- All that the list of free places gathers.
    create index crew_item_vacant on crew_item (tenant_id, starts_at)
      include (id, crew_id, project_id, function_id, ends_at, start_date, end_date, start_time, end_time)
      where status = 'vacant';
    create index crew_cancelled on crew (tenant_id, id) where cancelled_at is not null;
  `);
};
