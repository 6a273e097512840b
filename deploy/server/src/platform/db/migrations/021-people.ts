import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await sql(`
    alter table person
      add column kind text not null default 'employee' check (kind in ('employee', 'supplier', 'anonymous')),
      add column birthday date,
      add column nationality text not null default '',
      add column street text not null default '',
      add column zip text not null default '',
      add column region_id text,
      add column map_service text not null default 'google'
        check (map_service in ('google', 'apple', 'openstreetmap', 'waze')),
      add column about text not null default '',
      -- Shown at /public-profile without a sign-in.
      add column public_profile boolean not null default false,
      add column version int not null default 1;
    create index person_by_name on person (tenant_id, last_name, first_name, id);
  `);
  await tenantTable(
    'person_function',
    `person_id text not null,
     function_id text not null,
     primary key (tenant_id, person_id, function_id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, function_id) references function (tenant_id, id)`,
  );
  await tenantTable(
    'person_skill',
    `person_id text not null,
     skill_id text not null,
     valid_from date,
     valid_until date,
     document_id text,
     primary key (tenant_id, person_id, skill_id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, skill_id) references skill (tenant_id, id)`,
  );
  await tenantTable(
    'person_tag',
    `person_id text not null,
     tag_id text not null,
     primary key (tenant_id, person_id, tag_id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  // A new picture is seen by its owner only until somebody of the office approves it.
  await tenantTable(
    'picture_submission',
    `id text not null,
     person_id text not null,
     file_id text not null,
     state text not null check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
     reason text not null default '',
     submitted_at timestamptz not null,
     reminded_at timestamptz,
     decided_at timestamptz,
     decided_by text,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, file_id) references file (tenant_id, id)`,
  );
  await sql(`
    create unique index picture_one_pending on picture_submission (tenant_id, person_id) where state = 'pending';
    create index picture_of_person on picture_submission (tenant_id, person_id, submitted_at desc);
    create index picture_by_state on picture_submission (tenant_id, state, submitted_at);
  `);
  // The same picture in the sizes that screens ask for.
  await tenantTable(
    'file_size',
    `file_id text not null,
     edge int not null check (edge between 16 and 4000),
     sized_file_id text not null,
     primary key (tenant_id, file_id, edge),
     foreign key (tenant_id, file_id) references file (tenant_id, id) on delete cascade,
     foreign key (tenant_id, sized_file_id) references file (tenant_id, id)`,
  );
  // What a person wants changed of the own data; the accountant decides.
  await tenantTable(
    'person_change',
    `id text not null,
     person_id text not null,
     changes jsonb not null,
     state text not null check (state in ('open', 'approved', 'rejected', 'withdrawn')),
     reason text not null default '',
     asked_at timestamptz not null,
     decided_at timestamptz,
     decided_by text,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  await sql('create index person_change_by_state on person_change (tenant_id, state, asked_at)');
};
