import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    -- The day of its position, kept here so that accounts of years do not read every position.
    alter table crew_check add column day date;
    create function take_day_of_item() returns trigger language plpgsql as $$
    begin
      new.day := coalesce((select start_date from crew_item
        where tenant_id = new.tenant_id and id = new.crew_item_id), new.day);
      return new;
    end $$;
    create trigger day_taken before insert or update of crew_item_id on crew_check
      for each row execute function take_day_of_item();
    create function give_day_to_check() returns trigger language plpgsql as $$
    begin
      update crew_check set day = new.start_date where tenant_id = new.tenant_id and crew_item_id = new.id;
      return null;
    end $$;
    create trigger day_given after update of start_date on crew_item
      for each row when (old.start_date is distinct from new.start_date) execute function give_day_to_check();

    -- The owner sees all tenants only where policies are not forced.
    alter table crew_check no force row level security;
    alter table crew_item no force row level security;
    update crew_check c set day = i.start_date from crew_item i
      where i.tenant_id = c.tenant_id and i.id = c.crew_item_id;
    alter table crew_check force row level security;
    alter table crew_item force row level security;

    create index crew_check_worked on crew_check (tenant_id, person_id, day) include (approved_minutes)
      where approved_minutes is not null;
    create index crew_check_unapproved on crew_check (tenant_id, person_id, day)
      where approved_minutes is null and checked_until is not null;
  `);
};
