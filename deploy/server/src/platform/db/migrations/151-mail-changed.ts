import type { Migration } from '../migration.ts';

/** What arriving mails say on the channel is called as in every other message of it. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    create function notify_mail() returns trigger language plpgsql as $$
    begin
      perform pg_notify('callboard_live', json_build_object('tenant', tenant_id, 'changed', json_build_object(
          'people', json_agg(person_id), 'names', json_build_array('mails')))::text)
        from (select tenant_id, person_id,
            (row_number() over (partition by tenant_id order by person_id) - 1) / 100 as part
          from (select distinct r.tenant_id, r.person_id from arrived a
            join mailbox_reader r on r.tenant_id = a.tenant_id and r.mailbox_id = a.mailbox_id) reader) readers
        group by tenant_id, part;
      return null;
    end $$;
    drop trigger told_when_arrived on email_message;
    drop function tell_mail();
    create trigger notify_when_arrived after insert on email_message
      referencing new table as arrived for each statement execute function notify_mail();
  `);
