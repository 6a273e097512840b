import type { Migration } from '../migration.ts';

/**
 * What the longest lists are searched by is folded when it is written, not at every search. What stands in another
 * table is searched there.
 */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    -- A restored copy makes these columns where no schema is searched, so the function says where the other one is.
    create or replace function fold_text(text) returns text immutable parallel safe language sql as $$
      select case when octet_length($1) = length($1) then lower($1) else public.fold_letters($1) end $$;
    alter table person
      add column "nameText" text not null generated always as (fold_text("firstName" || ' ' || "lastName")) stored,
      add column "searchText" text not null generated always as (fold_text("firstName" || ' ' || "lastName" || ' '
        || "contactNumber" || ' ' || email || ' ' || city)) stored;
    alter table contact
      add column "searchText" text not null
        generated always as (fold_text(number || ' ' || name || ' ' || role || ' ' || email)) stored;
    alter table document
      add column "searchText" text not null generated always as (fold_text(name || ' ' || number)) stored;
    alter table project
      add column "searchText" text not null
        generated always as (fold_text(number || ' ' || name || ' ' || coalesce(reference, ''))) stored;
  `);
