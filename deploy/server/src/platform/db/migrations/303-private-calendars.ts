import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // An address that a person typed: read again and again, and of what it answers only the times are kept.
  await tenantTable(
    'private_calendar',
    `id text not null,
     person_id text not null,
     name text not null,
     host text not null,
     locked_address text not null,
     created_at timestamptz not null,
     -- When it is read next, and when somebody last wanted it to be.
     next_read_at timestamptz not null,
     asked_at timestamptz,
     tried_at timestamptz,
     read_at timestamptz,
     failures int not null default 0 check (failures >= 0),
     failing_since timestamptz,
     problem text,
     busy_times int not null default 0,
     -- What the address answered, for asking whether there is something new. Of another day all is read again.
     etag text,
     last_modified text,
     read_day date,
     read_zone text,
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     constraint private_calendar_problem
       check ((failures = 0) = (problem is null) and (failures = 0) = (failing_since is null))`,
  );
  await tenantTable(
    'private_busy_time',
    `calendar_id text not null,
     person_id text not null,
     starts_at timestamptz not null,
     ends_at timestamptz not null check (ends_at > starts_at),
     -- As the person's own clock counts them.
     from_day date not null,
     to_day date not null check (to_day >= from_day),
     primary key (tenant_id, calendar_id, starts_at),
     foreign key (tenant_id, calendar_id) references private_calendar (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  await sql(`
    create index private_calendar_person on private_calendar (tenant_id, person_id);
    create index private_calendar_next on private_calendar (tenant_id, next_read_at);
    create index private_busy_time_person on private_busy_time (tenant_id, person_id, from_day)`);
};
