import type { Migration } from '../migration.ts';

export const up = async ({ tenantTable }: Migration): Promise<void> => {
  // The cell of the grid in which a planner is about to change something; others see it for a while.
  await tenantTable(
    'planning_open_cell',
    `planner_id text not null,
     person_id text not null,
     day date not null,
     until timestamptz not null,
     primary key (tenant_id, planner_id),
     foreign key (tenant_id, planner_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
};
