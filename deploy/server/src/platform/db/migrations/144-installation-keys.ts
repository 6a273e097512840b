import type { Migration } from '../migration.ts';

/**
 * The installation's own keys, each locked by the master key, which is not in the database. What lay open in `secret`
 * until now needs that key to be moved, so the next start of the server moves it and drops the table.
 */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    create table installation_key (
      id text primary key,
      purpose text not null,
      -- Which master key opens it.
      locked_by text not null,
      locked_key text not null,
      -- In use from then on, until a newer one of its purpose is.
      used_from timestamptz not null,
      unique (purpose, used_from)
    );
    do $$ begin
      if not exists (select from secret) then drop table secret; end if;
    end $$;
  `);
