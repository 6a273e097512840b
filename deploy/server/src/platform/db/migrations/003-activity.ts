import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'activity',
    `id text not null,
     person_id text,
     type text not null check (type in ('LOG', 'TODO_INT', 'TODO_PAYROLL_ITEM')),
     category text not null,
     caption text not null,
     body text not null,
     person_party text,
     at timestamptz not null,
     primary key (tenant_id, id)`,
  );
  await sql('create index activity_of_person on activity (tenant_id, person_id, at desc, id)');
};
