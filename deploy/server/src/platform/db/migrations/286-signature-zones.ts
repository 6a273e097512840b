import type { Migration } from '../migration.ts';

export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table signatory
      -- Where on a page the signature stands, from its left and top edge; without it on the certificate alone.
      add column zone_page int check (zone_page > 0),
      add column zone_x double precision check (zone_x between 0 and 1),
      add column zone_y double precision check (zone_y between 0 and 1),
      add check (num_nonnulls(zone_page, zone_x, zone_y) in (0, 3));
  `);
