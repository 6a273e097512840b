import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'staff_contract',
    `id text not null,
     number text not null,
     person_id text not null,
     kind text not null check (kind in ('fullTime', 'partTime', 'hourly', 'monthlyHours')),
     caption text not null,
     valid_from date not null,
     valid_until date,
     signed_at timestamptz,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, number),
     foreign key (tenant_id, person_id) references person (tenant_id, id),
     check (valid_until is null or valid_until >= valid_from)`,
  );
  await sql(`
    create index staff_contract_of_person on staff_contract (tenant_id, person_id, valid_from desc);
    alter table staff_contract add constraint staff_contract_one_at_a_time exclude using gist (
      one_hash(tenant_id || '/' || person_id) with &&,
      daterange(valid_from, valid_until, '[]') with &&
    );
  `);
  // What a contract says from a day on; the newest that has begun is the one that counts.
  await tenantTable(
    'staff_contract_version',
    `id text not null,
     contract_id text not null,
     valid_from date not null,
     -- Minutes of each weekday, Monday first; all zero for hourly work.
     weekday_minutes int[] not null check (array_length(weekday_minutes, 1) = 7),
     -- Instead of weekdays: hours of the whole month, shared by its workdays.
     month_minutes int check (month_minutes >= 0),
     days_per_week numeric(3, 1) not null check (days_per_week between 0 and 7),
     full_time_days numeric(3, 1) not null default 5,
     vacation_days numeric(4, 1) not null check (vacation_days >= 0),
     pay_minor bigint not null default 0,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     primary key (tenant_id, id),
     unique (tenant_id, contract_id, valid_from),
     foreign key (tenant_id, contract_id) references staff_contract (tenant_id, id) on delete cascade`,
  );
  await tenantTable(
    'time_booking',
    `id text not null,
     person_id text not null,
     day date not null,
     minutes int not null,
     kind text not null check (kind in ('opening', 'manual', 'paidOut')),
     reason text not null,
     by_person text,
     at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id)`,
  );
  await sql('create index time_booking_of_person on time_booking (tenant_id, person_id, day)');
  // A locked month keeps its lines; what is wrong in it is mended by a booking of today.
  await tenantTable(
    'month_lock',
    `person_id text not null,
     month date not null check (extract(day from month) = 1),
     quota_minutes int not null,
     worked_minutes int not null,
     credit_minutes int not null,
     lines jsonb not null,
     locked_at timestamptz not null,
     locked_by text,
     primary key (tenant_id, person_id, month),
     foreign key (tenant_id, person_id) references person (tenant_id, id)`,
  );
  await tenantTable(
    'vacation_booking',
    `id text not null,
     person_id text not null,
     year int not null,
     days numeric(4, 1) not null,
     kind text not null check (kind in ('carryOver', 'manual')),
     reason text not null,
     at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id)`,
  );
  await sql('create index vacation_booking_of_person on vacation_booking (tenant_id, person_id, year)');
  await tenantTable(
    'absence',
    `id text not null,
     person_id text not null,
     kind text not null check (kind in ('vacation', 'unpaid', 'timeInLieu', 'sick', 'paidAbsence')),
     status text not null check (status in ('requested', 'approved', 'refused', 'withdrawn', 'cancelRequested',
       'cancelled', 'reported')),
     from_day date not null,
     to_day date not null,
     first_half boolean not null default false,
     last_half boolean not null default false,
     days numeric(5, 1) not null check (days >= 0),
     comment text not null default '' check (length(comment) <= 1000),
     reason text not null default '',
     requested_at timestamptz not null,
     decided_at timestamptz,
     decided_by text,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id),
     check (to_day >= from_day),
     check (status <> 'reported' or kind = 'sick')`,
  );
  await sql(`
    create index absence_of_person on absence (tenant_id, person_id, from_day desc);
    create index absence_by_day on absence (tenant_id, from_day, to_day);
    create index absence_by_status on absence (tenant_id, status, from_day);
    -- Two requests for the same day are one too many. Sick days fall into vacations, so they stand apart.
    alter table absence add constraint absence_once exclude using gist (
      one_hash(tenant_id || '/' || person_id || '/' || (kind = 'sick')::text) with &&,
      daterange(from_day, to_day, '[]') with &&
    ) where (status in ('requested', 'approved', 'cancelRequested', 'reported'));
  `);
  await tenantTable(
    'block_date',
    `id text not null,
     person_id text not null,
     from_day date not null,
     to_day date not null,
     reason text not null default '' check (length(reason) <= 200),
     created_at timestamptz not null,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     check (to_day >= from_day and to_day <= from_day + 366)`,
  );
  await sql(`
    create index block_date_of_person on block_date (tenant_id, person_id, from_day);
    create index block_date_by_day on block_date (tenant_id, from_day, to_day);
    -- Overlapping blocks are merged before they are written.
    alter table block_date add constraint block_date_merged exclude using gist (
      one_hash(tenant_id || '/' || person_id) with &&,
      daterange(from_day, to_day, '[]') with &&
    );
  `);
  // Groups of people that a planner plans with.
  await tenantTable(
    'planner_crew',
    `id text not null,
     kind text not null check (kind in ('membership', 'project')),
     name text not null,
     planner_id text,
     region_id text,
     places int check (places > 0),
     note text not null default '',
     contact_allowed boolean not null default true,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, planner_id) references person (tenant_id, id)`,
  );
  await tenantTable(
    'planner_crew_membership',
    `id text not null,
     planner_crew_id text not null,
     person_id text not null,
     since date not null,
     added_by text,
     primary key (tenant_id, id),
     unique (tenant_id, planner_crew_id, person_id),
     foreign key (tenant_id, planner_crew_id) references planner_crew (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  await sql('create index membership_of_person on planner_crew_membership (tenant_id, person_id)');
};
