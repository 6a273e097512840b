import type { Migration } from '../migration.ts';

export const up = async ({ tenantTable }: Migration): Promise<void> => {
  // A phone without network names the result that it begins. Where somebody else had begun it already, what the
  // phone writes to its own name belongs to theirs.
  await tenantTable(
    'form_result_alias',
    `id text not null,
     result_id text not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, result_id) references form_result (tenant_id, id) on delete cascade`,
  );
};
