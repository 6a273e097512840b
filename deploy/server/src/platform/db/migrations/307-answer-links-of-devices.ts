import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(`
    -- The device whose push message has the link; nothing for one that was mailed.
    alter table answer_link add column push_subscription_id text,
      add constraint answer_link_of_device foreign key (tenant_id, push_subscription_id)
        references push_subscription (tenant_id, id) on delete cascade;
    create index answer_link_of_device on answer_link (tenant_id, push_subscription_id, crew_item_id)
      where push_subscription_id is not null`);
};
