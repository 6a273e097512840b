import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'payroll',
    `id text not null,
     number text not null,
     person_id text not null,
     from_day date not null,
     to_day date not null,
     status text not null check (status in ('draft', 'released', 'confirmed', 'partlyDeclined', 'corrected', 'paid',
       'locked')),
     gross_minor bigint not null,
     net_minor bigint not null,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     released_at timestamptz,
     window_ends_at timestamptz,
     confirmed_at timestamptz,
     -- Nobody answered in time and the tenant has switched this on; shown as such.
     auto_accepted boolean not null default false,
     signature_file_id text,
     signed_text text not null default '',
     paid_at timestamptz,
     paper_file_id text,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, number),
     foreign key (tenant_id, person_id) references person (tenant_id, id),
     foreign key (tenant_id, signature_file_id) references file (tenant_id, id),
     foreign key (tenant_id, paper_file_id) references file (tenant_id, id),
     check (to_day >= from_day)`,
  );
  await sql(`
    create index payroll_of_person on payroll (tenant_id, person_id, from_day desc);
    create index payroll_window on payroll (tenant_id, window_ends_at) where status in ('released', 'corrected');
  `);
  await tenantTable(
    'payroll_item',
    `id text not null,
     payroll_id text not null,
     crew_item_id text,
     project_id text,
     caption text not null,
     day date not null,
     planned_minutes int not null default 0,
     checked_minutes int,
     approved_minutes int,
     paid_minutes int not null default 0,
     amount_minor bigint not null,
     status text not null check (status in ('open', 'confirmed', 'declined', 'answered')),
     declined_body text not null default '' check (length(declined_body) <= 1000),
     answer_body text not null default '' check (length(answer_body) <= 1000),
     answered_by text,
     changed_at timestamptz,
     rank int not null default 0,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, payroll_id) references payroll (tenant_id, id) on delete cascade,
     foreign key (tenant_id, crew_item_id) references crew_item (tenant_id, id),
     foreign key (tenant_id, project_id) references project (tenant_id, id),
     check (status not in ('declined', 'answered') or declined_body <> '')`,
  );
  await sql(`
    create index payroll_item_of_payroll on payroll_item (tenant_id, payroll_id, rank, id);
    create index payroll_item_of_crew_item on payroll_item (tenant_id, crew_item_id);
  `);
  await tenantTable(
    'receipt_template',
    `id text not null,
     company_id text not null,
     caption text not null,
     receipt_type_id text not null,
     items jsonb not null,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     primary key (tenant_id, id),
     foreign key (tenant_id, company_id) references company (tenant_id, id) on delete cascade`,
  );
  await tenantTable(
    'receipt',
    `id text not null,
     number text not null,
     person_id text not null,
     company_id text,
     type_id text not null,
     status text not null check (status in ('draft', 'submitted', 'approved', 'rejected', 'paid')),
     date date not null,
     merchant text not null default '' check (length(merchant) <= 200),
     paper_number text not null default '',
     project_id text,
     crew_item_id text,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     payment text not null check (payment in ('own', 'company')),
     comment text not null default '' check (length(comment) <= 1000),
     reason text not null default '',
     copied_from text,
     submitted_at timestamptz,
     decided_at timestamptz,
     decided_by text,
     paid_at timestamptz,
     -- Kept in step with the items by whoever writes them.
     net_minor bigint not null default 0,
     gross_minor bigint not null default 0,
     created_at timestamptz not null,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, number),
     foreign key (tenant_id, person_id) references person (tenant_id, id),
     foreign key (tenant_id, company_id) references company (tenant_id, id),
     foreign key (tenant_id, project_id) references project (tenant_id, id),
     foreign key (tenant_id, crew_item_id) references crew_item (tenant_id, id)`,
  );
  await sql(`
    create index receipt_of_person on receipt (tenant_id, person_id, date desc, id);
    create index receipt_by_date on receipt (tenant_id, date desc, id);
    create index receipt_of_company on receipt (tenant_id, company_id, date desc);
  `);
  await tenantTable(
    'receipt_item',
    `id text not null,
     receipt_id text not null,
     description text not null check (length(description) between 1 and 200),
     quantity numeric(12, 3) not null check (quantity > 0),
     unit_price_minor bigint not null,
     -- Hundredths of a percent: 2000 is 20 %.
     vat_rate int not null check (vat_rate between 0 and 10000),
     rank int not null default 0,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, receipt_id) references receipt (tenant_id, id) on delete cascade`,
  );
  await sql('create index receipt_item_of on receipt_item (tenant_id, receipt_id, rank, id)');
  await tenantTable(
    'invoice',
    `id text not null,
     number text not null,
     company_id text not null,
     project_id text,
     invoice_date date not null,
     due_date date not null,
     paid_date date,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     net_minor bigint not null,
     gross_minor bigint not null,
     comment text not null default '',
     created_at timestamptz not null,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, number),
     foreign key (tenant_id, company_id) references company (tenant_id, id),
     foreign key (tenant_id, project_id) references project (tenant_id, id),
     check (due_date >= invoice_date)`,
  );
  await sql(`
    create index invoice_newest on invoice (tenant_id, invoice_date desc, id);
    create index invoice_of_company on invoice (tenant_id, company_id, invoice_date desc, id);
    create index invoice_of_project on invoice (tenant_id, project_id, invoice_date desc, id);
  `);
  await tenantTable(
    'invoice_item',
    `id text not null,
     invoice_id text not null,
     description text not null check (length(description) between 1 and 200),
     quantity numeric(12, 3) not null,
     unit_price_minor bigint not null,
     vat_rate int not null check (vat_rate between 0 and 10000),
     rank int not null default 0,
     primary key (tenant_id, id),
     foreign key (tenant_id, invoice_id) references invoice (tenant_id, id) on delete cascade`,
  );
  await sql('create index invoice_item_of on invoice_item (tenant_id, invoice_id, rank, id)');
  await tenantTable(
    'plus_crew',
    `id text not null,
     number text not null,
     name text not null,
     company_id text,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     active boolean not null default true,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, number),
     foreign key (tenant_id, company_id) references company (tenant_id, id)`,
  );
  await tenantTable(
    'plus_crew_member',
    `plus_crew_id text not null,
     person_id text not null,
     primary key (tenant_id, plus_crew_id, person_id),
     foreign key (tenant_id, plus_crew_id) references plus_crew (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  await sql('create index plus_crew_of_person on plus_crew_member (tenant_id, person_id)');
  await tenantTable(
    'plus_crew_value',
    `id text not null,
     plus_crew_id text not null,
     type text not null check (type in ('target', 'minimumTarget', 'targetPerformance', 'onTargetBonus', 'levels')),
     -- Settings of the value; for the levels: [{ attainment, factor }].
     parameters jsonb not null default '{}',
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, plus_crew_id, type),
     foreign key (tenant_id, plus_crew_id) references plus_crew (tenant_id, id) on delete cascade`,
  );
  await tenantTable(
    'plus_crew_value_data',
    `id text not null,
     plus_crew_value_id text not null,
     -- Money in minor units, speed in hundredths of a percent.
     value bigint not null,
     date_from date not null,
     date_to date,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, plus_crew_value_id) references plus_crew_value (tenant_id, id) on delete cascade,
     check (date_to is null or date_to >= date_from)`,
  );
  await sql(`
    alter table plus_crew_value_data add constraint plus_crew_value_one_at_a_time exclude using gist (
      one_hash(tenant_id || '/' || plus_crew_value_id) with &&,
      daterange(date_from, date_to, '[]') with &&
    );
  `);
  // What the crew has turned over and worked on a day, and what is booked for it.
  await tenantTable(
    'plus_crew_day',
    `plus_crew_id text not null,
     day date not null,
     turnover_minor bigint not null,
     worked_minutes int not null check (worked_minutes >= 0),
     booked_minor bigint not null default 0,
     primary key (tenant_id, plus_crew_id, day),
     foreign key (tenant_id, plus_crew_id) references plus_crew (tenant_id, id) on delete cascade`,
  );
};
