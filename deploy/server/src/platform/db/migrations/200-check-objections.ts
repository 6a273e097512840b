import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // What a person says the own signed-off hours really were, and what the office answers.
  await tenantTable(
    'check_objection',
    `id text not null,
     check_id text not null,
     by_person text not null,
     from_at timestamptz not null,
     until_at timestamptz not null check (until_at > from_at),
     break_minutes integer not null check (break_minutes between 0 and 600),
     comment text not null check (length(comment) between 1 and 500),
     at timestamptz not null,
     state text not null default 'open' check (state in ('open', 'withdrawn', 'corrected', 'kept')),
     answer text not null default '' check (length(answer) <= 500),
     settled_by text,
     settled_at timestamptz,
     primary key (tenant_id, id),
     foreign key (tenant_id, check_id) references crew_check (tenant_id, id) on delete cascade,
     foreign key (tenant_id, by_person) references person (tenant_id, id),
     foreign key (tenant_id, settled_by) references person (tenant_id, id),
     check ((state = 'open') = (settled_at is null))`,
  );
  await sql(`
    -- One at a time: the office answers the last word, not one of several.
    create unique index one_open_objection on check_objection (tenant_id, check_id) where state = 'open';
    create index check_objection_of_check on check_objection (tenant_id, check_id, at);
    create index check_objection_waiting on check_objection (tenant_id, at) where state = 'open';
  `);
};
