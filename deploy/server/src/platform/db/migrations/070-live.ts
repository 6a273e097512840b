import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  // An open stream outlives the call that began it, so it has to hear when its session or its rights are over,
  // whoever ends them.
  await sql(`
    create function tell_session_over() returns trigger language plpgsql as $$
    begin
      perform pg_notify('callboard_live', json_build_object('tenant', old.tenant_id, 'session', old.id)::text);
      return null;
    end $$;
    create trigger told_when_ended after update of ended_at on login_session for each row
      when (new.ended_at is not null and old.ended_at is null) execute function tell_session_over();
    create trigger told_when_gone after delete on login_session
      for each row execute function tell_session_over();

    create function tell_rights_changed() returns trigger language plpgsql as $$
    declare
      of record;
    begin
      of := case when tg_op = 'DELETE' then old else new end;
      perform pg_notify('callboard_live', json_build_object('tenant', of.tenant_id,
        'login', case when tg_table_name = 'login' then to_jsonb(of)->>'id' else to_jsonb(of)->>'login_id' end)::text);
      return null;
    end $$;
    create trigger told_when_blocked after update of blocked on login for each row
      when (new.blocked <> old.blocked) execute function tell_rights_changed();
    create trigger told_when_changed after insert or delete on login_right
      for each row execute function tell_rights_changed();
    create trigger told_when_changed after insert or delete on login_mailbox_right
      for each row execute function tell_rights_changed();
    create trigger told_when_changed after insert or delete on login_type
      for each row execute function tell_rights_changed();
  `);
};
