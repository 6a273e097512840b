import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // One for a position that somebody has begun: planned, checked and approved stand side by side for ever.
  await tenantTable(
    'crew_check',
    `id text not null,
     crew_item_id text not null,
     crew_id text not null,
     person_id text not null,
     planned_from timestamptz not null,
     planned_until timestamptz not null,
     checked_from timestamptz,
     checked_until timestamptz,
     state text not null check (state in ('expected', 'in', 'out', 'toBeChecked', 'signedOff')),
     late boolean not null default false,
     early boolean not null default false,
     auto_closed boolean not null default false,
     approved_from timestamptz,
     approved_until timestamptz,
     approved_break_minutes int check (approved_break_minutes >= 0),
     approved_minutes int check (approved_minutes >= 0),
     rounding_minutes int not null default 0 check (rounding_minutes in (0, 5, 15)),
     approved_by text,
     approved_at timestamptz,
     corrected_reason text not null default '',
     paper_file_id text,
     signed_file_id text,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, crew_item_id),
     foreign key (tenant_id, crew_item_id) references crew_item (tenant_id, id),
     foreign key (tenant_id, crew_id) references crew (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id),
     foreign key (tenant_id, paper_file_id) references file (tenant_id, id),
     foreign key (tenant_id, signed_file_id) references file (tenant_id, id),
     check (checked_until is null or checked_until >= checked_from),
     check ((state in ('expected')) = (checked_from is null))`,
  );
  await sql(`
    create index crew_check_of_crew on crew_check (tenant_id, crew_id);
    create index crew_check_of_person on crew_check (tenant_id, person_id, planned_from desc);
    create index crew_check_open on crew_check (tenant_id, planned_until) where state in ('expected', 'in');
  `);
  // How each step was made. Undone ones stay; of the others there is one of a kind.
  await tenantTable(
    'crew_check_event',
    `id text not null,
     check_id text not null,
     kind text not null check (kind in ('preCall', 'in', 'out')),
     -- The effective time; the others say how it came about.
     at timestamptz not null,
     device_at timestamptz,
     received_at timestamptz not null,
     skew_seconds int,
     source text not null check (source in ('self', 'chief', 'qr', 'planner', 'auto', 'offline')),
     by_person text,
     latitude double precision check (latitude between -90 and 90),
     longitude double precision check (longitude between -180 and 180),
     accuracy_m double precision check (accuracy_m >= 0),
     distance_m double precision check (distance_m >= 0),
     inside boolean,
     no_position_reason text not null default '',
     reason text not null default '',
     app_build text not null default '',
     undone_at timestamptz,
     primary key (tenant_id, id),
     foreign key (tenant_id, check_id) references crew_check (tenant_id, id) on delete cascade,
     foreign key (tenant_id, by_person) references person (tenant_id, id)`,
  );
  // Two phones that check in at the same moment: one of them wins.
  await sql(
    'create unique index crew_check_event_once on crew_check_event (tenant_id, check_id, kind) where undone_at is null',
  );
  await tenantTable(
    'crew_break',
    `id text not null,
     check_id text not null,
     from_at timestamptz not null,
     until_at timestamptz,
     automatic boolean not null default false,
     by_person text,
     primary key (tenant_id, id),
     foreign key (tenant_id, check_id) references crew_check (tenant_id, id) on delete cascade,
     check (until_at is null or until_at >= from_at)`,
  );
  await sql(
    'create unique index crew_break_one_open on crew_break (tenant_id, check_id) where until_at is null',
  );
  await tenantTable(
    'live_location',
    `id text not null,
     crew_id text not null,
     person_id text not null,
     latitude double precision check (latitude between -90 and 90),
     longitude double precision check (longitude between -180 and 180),
     accuracy_m double precision check (accuracy_m >= 0),
     at timestamptz not null,
     started_at timestamptz not null,
     ends_at timestamptz not null,
     stopped_at timestamptz,
     primary key (tenant_id, id),
     foreign key (tenant_id, crew_id) references crew (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     check (ends_at <= started_at + interval '2 hours')`,
  );
  await sql(`
    create unique index live_location_one on live_location (tenant_id, crew_id, person_id) where stopped_at is null;
    create index live_location_old on live_location (tenant_id, started_at);
  `);
  await tenantTable(
    'crew_photo',
    `id text not null,
     crew_id text not null,
     person_id text not null,
     file_id text not null,
     caption text not null default '',
     taken_at timestamptz not null,
     submitted_at timestamptz not null,
     state text not null check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
     reason text not null default '',
     decided_at timestamptz,
     decided_by text,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, crew_id) references crew (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id),
     foreign key (tenant_id, file_id) references file (tenant_id, id)`,
  );
  await sql('create index crew_photo_of_crew on crew_photo (tenant_id, crew_id, taken_at desc)');
  await tenantTable(
    'crew_rating',
    `id text not null,
     person_id text not null,
     crew_item_id text,
     by_person text,
     type_id text not null,
     stars int not null check (stars between 1 and 5),
     comment text not null default '' check (length(comment) <= 1000),
     at timestamptz not null,
     primary key (tenant_id, id),
     -- Rated again by the same person: the newer one replaces the older.
     unique nulls not distinct (tenant_id, person_id, crew_item_id, by_person, type_id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, crew_item_id) references crew_item (tenant_id, id) on delete cascade`,
  );
  await sql('create index crew_rating_of_person on crew_rating (tenant_id, person_id, at desc)');
  // Papers of a crew: released after download, then signed on the phone or by mail.
  await tenantTable(
    'crew_paper',
    `id text not null,
     crew_id text not null,
     kind text not null check (kind in ('deliveryNote', 'crewChiefSheet')),
     number text not null,
     file_id text,
     signed_file_id text,
     downloaded_at timestamptz,
     released_at timestamptz,
     released_by text,
     signed_at timestamptz,
     signer_name text not null default '',
     signer_email text not null default '',
     signature_file_id text,
     digitally_confirmed_at timestamptz,
     digitally_confirmed_by text,
     sent_at timestamptz,
     reminded_at timestamptz,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, crew_id, kind),
     unique (tenant_id, kind, number),
     foreign key (tenant_id, crew_id) references crew (tenant_id, id) on delete cascade,
     foreign key (tenant_id, file_id) references file (tenant_id, id),
     foreign key (tenant_id, signed_file_id) references file (tenant_id, id),
     foreign key (tenant_id, signature_file_id) references file (tenant_id, id),
     check (signed_at is null or released_at is not null)`,
  );
};
