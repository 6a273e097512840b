import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // What a planner means to do and nobody is told of yet: one change of a position for each planner.
  await tenantTable(
    'planning_draft',
    `id text not null,
     planner_id text not null,
     crew_item_id text not null,
     person_id text,
     action text not null,
     -- The position as the planner saw it: what has changed since is not written over.
     item_version int not null,
     force boolean not null default false,
     reason text not null default '' check (length(reason) <= 200),
     created_at timestamptz not null,
     -- Sent, and taken back until it leaves.
     send_id text,
     leaves_at timestamptz,
     -- The error that it came back with.
     problem text not null default '',
     primary key (tenant_id, id),
     unique (tenant_id, planner_id, crew_item_id),
     foreign key (tenant_id, planner_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, crew_item_id) references crew_item (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     check ((send_id is null) = (leaves_at is null))`,
  );
  await sql(
    `create index planning_draft_sent on planning_draft (tenant_id, send_id) where send_id is not null`,
  );
};
