import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    -- A supplier, or somebody without a name yet, stands for several people: they may be in several places at once.
    alter table crew_item add column many_at_once boolean not null default false;

    alter table crew_item drop constraint crew_item_once_in_crew;
    alter table crew_item add constraint crew_item_once_in_crew exclude using gist (
      one_hash(tenant_id || '/' || crew_id || '/' || person_id) with &&,
      tstzrange(starts_at, ends_at) with &&
    ) where (person_id is not null and starts_at is not null and not many_at_once
      and status not in ('cancelled', 'notNeeded', 'refused', 'expired', 'noShow'));
    alter table crew_item drop constraint crew_item_no_double_booking;
    alter table crew_item add constraint crew_item_no_double_booking exclude using gist (
      one_hash(tenant_id || '/' || person_id) with &&,
      tstzrange(starts_at, ends_at) with &&
    ) where (person_id is not null and starts_at is not null and not double_booking and not many_at_once
      and status in ('confirmed', 'ready', 'working', 'done', 'cleared'));

    -- What the rounds look for every minute.
    create index crew_item_to_answer on crew_item (tenant_id, deadline_at)
      where status in ('requested', 'spareRequested');
    create index application_of_item on crew_item_application (tenant_id, crew_item_id, applied_at);
  `);
};
