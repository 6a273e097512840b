import type { Migration } from '../migration.ts';

/**
 * Beside the address that a proxy told, the one that was connected to us. Rows from before have none: `concat_ws` passes
 * over it, so their hashes hold.
 */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table signature add column peer_ip text;
    alter table document_event add column peer_ip text;
    create or replace function chain_document_event() returns trigger language plpgsql as $$
    declare
      before record;
    begin
      -- Whoever adds a row waits for the one who is adding one.
      perform 1 from document where tenant_id = new.tenant_id and id = new.document_id for update;
      select position, hash into before from document_event
        where tenant_id = new.tenant_id and document_id = new.document_id order by position desc limit 1;
      new.position := coalesce(before.position, 0) + 1;
      new.hash_before := coalesce(before.hash, repeat('0', 64));
      new.hash := encode(sha256(convert_to(concat_ws('|', new.hash_before, new.id, new.document_id, new.position,
        new.sha256, new.kind, new.actor_id, new.actor_name, new.actor_email, new.actor_role,
        to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), new.time_zone, new.ip, new.user_agent,
        new.authentication, new.step, new.details::text, new.peer_ip), 'UTF8')), 'hex');
      return new;
    end $$;
  `);
