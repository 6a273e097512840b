import type { Migration } from '../migration.ts';

/** To whom a vacancy is offered, until when, and how it is given away.. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table crew_item
      add column offer_until timestamptz,
      -- Empty: as the rules of the tenant say.
      add column offer_mode text check (offer_mode in ('planner', 'firstCome')),
      add column offer_functions text[] check (cardinality(offer_functions) > 0),
      add column offer_regions text[] check (cardinality(offer_regions) > 0),
      add column offer_crew_id text,
      -- The planner was told that the offer has ended.
      add column offer_ended_at timestamptz,
      add foreign key (tenant_id, offer_crew_id) references planner_crew (tenant_id, id);
    create index crew_item_offer_until on crew_item (tenant_id, offer_until)
      where status = 'vacant' and offer_until is not null;
  `);
