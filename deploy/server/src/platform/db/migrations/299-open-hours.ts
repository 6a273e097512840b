import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    -- Whether the hours stand on an invoice, kept here so that what is open is found without reading years of them.
    alter table crew_check add column invoiced boolean not null default false;
    create function take_invoiced() returns trigger language plpgsql as $$
    begin
      new.invoiced := exists (select from invoiced_hours
        where tenant_id = new.tenant_id and crew_item_id = new.crew_item_id);
      return new;
    end $$;
    create trigger invoiced_taken before insert or update of crew_item_id on crew_check
      for each row execute function take_invoiced();
    create function give_invoiced_to_check() returns trigger language plpgsql as $$
    begin
      update crew_check set invoiced = (tg_op = 'INSERT')
        where tenant_id = coalesce(new.tenant_id, old.tenant_id)
          and crew_item_id = coalesce(new.crew_item_id, old.crew_item_id);
      return null;
    end $$;
    create trigger invoiced_given after insert or delete on invoiced_hours
      for each row execute function give_invoiced_to_check();

    -- The owner sees all tenants only where policies are not forced.
    alter table crew_check no force row level security;
    alter table invoiced_hours no force row level security;
    update crew_check c set invoiced = true from invoiced_hours h
      where h.tenant_id = c.tenant_id and h.crew_item_id = c.crew_item_id;
    alter table crew_check force row level security;
    alter table invoiced_hours force row level security;

    create index crew_check_to_invoice on crew_check (tenant_id, crew_id) include (day, approved_minutes)
      where state = 'signedOff' and approved_minutes > 0 and not invoiced;
    -- Positions whose pay nobody has agreed; the contract may say it.
    create index crew_item_pay_open on crew_item (tenant_id, start_date) include (id, person_id, pay_basis)
      where pay_minor is null and pay_basis <> 'none';
    -- With what says to whom a vacancy is offered: a list of thousands is read from the index alone.
    drop index crew_item_vacant;
    create index crew_item_vacant on crew_item (tenant_id, starts_at)
      include (id, crew_id, project_id, function_id, ends_at, start_date, end_date, start_time, end_time,
        offer_until, offer_mode, offer_functions, offer_regions, offer_crew_id)
      where status = 'vacant';
  `);
};
