import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'project',
    `id text not null,
     number text not null,
     name text not null check (length(name) between 2 and 120),
     kind text not null check (kind in ('client', 'internal', 'sickness', 'vacation')),
     -- What the projects calendar colours.
     status text not null check (status in ('confirmed', 'quoted', 'design')),
     company_id text,
     client_mark_id text,
     rate_card_id text,
     location_id text,
     begin_date date not null,
     end_date date,
     reference text not null default '',
     comment text not null default '',
     manager_id text,
     planner_id text,
     logo_file_id text,
     closed_at timestamptz,
     cancelled_at timestamptz,
     cancel_reason text not null default '',
     created_at timestamptz not null,
     created_by text,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, number),
     foreign key (tenant_id, company_id) references company (tenant_id, id),
     foreign key (tenant_id, client_mark_id) references client_mark (tenant_id, id),
     foreign key (tenant_id, rate_card_id) references rate_card (tenant_id, id),
     foreign key (tenant_id, location_id) references location (tenant_id, id),
     foreign key (tenant_id, manager_id) references person (tenant_id, id),
     foreign key (tenant_id, planner_id) references person (tenant_id, id),
     foreign key (tenant_id, logo_file_id) references file (tenant_id, id),
     check (kind <> 'client' or company_id is not null),
     check (end_date is null or (end_date >= begin_date and end_date <= begin_date + interval '2 years'))`,
  );
  await sql(`
    create index project_by_begin on project (tenant_id, begin_date desc, id);
    create index project_of_company on project (tenant_id, company_id, begin_date desc);
    create index project_of_manager on project (tenant_id, manager_id);
    create index project_of_planner on project (tenant_id, planner_id);
  `);
  await tenantTable(
    'project_contact',
    `project_id text not null,
     contact_id text not null,
     role text not null check (role in ('client', 'projectManager', 'planner', 'accountant', 'onSite')),
     primary key (tenant_id, project_id, contact_id, role),
     foreign key (tenant_id, project_id) references project (tenant_id, id) on delete cascade,
     foreign key (tenant_id, contact_id) references contact (tenant_id, id) on delete cascade`,
  );
  await sql('create index project_contact_of on project_contact (tenant_id, contact_id)');
  // Numbers that people read: counted up per kind, never given twice.
  await tenantTable(
    'number_range',
    `kind text not null,
     last bigint not null,
     primary key (tenant_id, kind)`,
  );
};
