import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'crew',
    `id text not null,
     number text not null,
     project_id text not null,
     location_id text,
     name text not null,
     shift text not null default '',
     start_date date not null,
     end_date date,
     start_time time,
     end_time time,
     time_zone text not null,
     catering_type_id text,
     catering_note text not null default '',
     contact_on_site_id text,
     info_external text not null default '',
     info_internal text not null default '',
     info_crew text not null default '',
     info_chief text not null default '',
     cancelled_at timestamptz,
     signed_off_at timestamptz,
     signed_off_by text,
     sign_off_note text not null default '',
     sign_off_reminded_at timestamptz,
     created_at timestamptz not null,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, number),
     foreign key (tenant_id, project_id) references project (tenant_id, id),
     foreign key (tenant_id, location_id) references location (tenant_id, id),
     foreign key (tenant_id, contact_on_site_id) references contact (tenant_id, id),
     foreign key (tenant_id, signed_off_by) references person (tenant_id, id),
     check (end_date is null or end_date >= start_date)`,
  );
  await sql(`
    create index crew_of_project on crew (tenant_id, project_id, start_date, id);
    create index crew_by_start on crew (tenant_id, start_date, id);
    create index crew_at_location on crew (tenant_id, location_id);
  `);
  await tenantTable(
    'crew_item',
    `id text not null,
     crew_id text not null,
     project_id text not null,
     function_id text not null,
     person_id text,
     status text not null check (status in ('draft', 'vacant', 'requested', 'confirmed', 'ready', 'working', 'done',
       'cleared', 'hasChanged', 'spareRequested', 'spare', 'refused', 'expired', 'notNeeded', 'noShow', 'cancelled')),
     -- Where "reactivate" leads back to.
     previous_status text check (previous_status in ('draft', 'vacant', 'requested', 'confirmed', 'ready', 'working',
       'done', 'cleared', 'hasChanged', 'spareRequested', 'spare', 'refused', 'expired', 'notNeeded', 'noShow',
       'cancelled')),
     start_date date not null,
     end_date date,
     start_time time,
     end_time time,
     time_zone text not null,
     -- The same as instants; empty while a time is missing.
     starts_at timestamptz,
     ends_at timestamptz,
     crew_chief boolean not null default false,
     standby boolean not null default false,
     pay_basis text not null default 'hour' check (pay_basis in ('hour', 'day', 'flat', 'none')),
     pay_minor bigint,
     currency text check (currency ~ '^[A-Z]{3}$'),
     comment text not null default '',
     -- What has changed since the person confirmed: field by field, before and after.
     changes jsonb,
     reason text not null default '',
     requested_at timestamptz,
     deadline_at timestamptz,
     reminded_at timestamptz,
     decided_at timestamptz,
     late_refusal boolean not null default false,
     cancellation_asked_at timestamptz,
     -- A cancellation that the person has opened no longer stands in the planner's cell.
     cancellation_seen_at timestamptz,
     forced_by text,
     forced_reason text not null default '',
     -- Somebody planned this although it collides: the exclusion below lets it pass.
     double_booking boolean not null default false,
     copied_from text,
     created_at timestamptz not null,
     created_by text,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, crew_id) references crew (tenant_id, id),
     foreign key (tenant_id, project_id) references project (tenant_id, id),
     foreign key (tenant_id, function_id) references function (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id),
     check ((starts_at is null) = (start_time is null)),
     check ((ends_at is null) = (end_time is null or start_time is null)),
     check (ends_at > starts_at),
     check (status in ('draft', 'vacant', 'cancelled', 'notNeeded') or person_id is not null),
     check (status in ('draft', 'vacant', 'cancelled', 'notNeeded', 'refused') or starts_at is not null),
     check ((status = 'hasChanged') <= (changes is not null)),
     check (late_refusal <= (status = 'refused'))`,
  );
  await sql(`
    create index crew_item_of_person on crew_item (tenant_id, person_id, starts_at);
    create index crew_item_person_day on crew_item (tenant_id, person_id, start_date);
    create index crew_item_of_crew on crew_item (tenant_id, crew_id, starts_at, id);
    create index crew_item_of_project on crew_item (tenant_id, project_id, start_date, id);
    create index crew_item_by_day on crew_item (tenant_id, start_date, id);
    create index crew_item_by_status on crew_item (tenant_id, status, starts_at);

    -- Nobody stands twice in one crew at the same time. Equality is written as a range of one hash, because the
    -- operator classes for text come with an extension that not every engine has.
    create function one_hash(text) returns int8range immutable parallel safe language sql
      as $$ select int8range(hashtextextended($1, 0), hashtextextended($1, 0), '[]') $$;
    alter table crew_item add constraint crew_item_once_in_crew exclude using gist (
      one_hash(tenant_id || '/' || crew_id || '/' || person_id) with &&,
      tstzrange(starts_at, ends_at) with &&
    ) where (person_id is not null and starts_at is not null
      and status not in ('cancelled', 'notNeeded', 'refused', 'expired', 'noShow'));
    -- Two confirmed positions at once are nobody's accident: only what was forced may overlap.
    alter table crew_item add constraint crew_item_no_double_booking exclude using gist (
      one_hash(tenant_id || '/' || person_id) with &&,
      tstzrange(starts_at, ends_at) with &&
    ) where (person_id is not null and starts_at is not null and not double_booking
      and status in ('confirmed', 'ready', 'working', 'done', 'cleared'));
  `);
  await tenantTable(
    'crew_item_application',
    `id text not null,
     crew_item_id text not null,
     person_id text not null,
     state text not null check (state in ('applied', 'accepted', 'rejected', 'withdrawn', 'filled')),
     reason text not null default '',
     applied_at timestamptz not null,
     decided_at timestamptz,
     decided_by text,
     primary key (tenant_id, id),
     foreign key (tenant_id, crew_item_id) references crew_item (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  await sql(`
    create unique index application_once on crew_item_application (tenant_id, crew_item_id, person_id)
      where state in ('applied', 'accepted');
    create unique index application_one_accepted on crew_item_application (tenant_id, crew_item_id)
      where state = 'accepted';
    create index application_of_person on crew_item_application (tenant_id, person_id, applied_at desc);
  `);
};
