import type { Migration } from '../migration.ts';

/**
 * Tables and columns in the names of the contract. Policies, keys, indexes and conditions of triggers follow by
 * themselves; the bodies of functions do not.
 */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table document rename column expiry_told_days to expiry_notified_days;
    alter table security_check rename column missing_told_at to missing_notified_at;
    create function contract_name(name text) returns text immutable language sql as $$
      select lower(left(name, 1)) || substr(replace(initcap(name), '_', ''), 2) $$;
    do $$ declare one record; begin
      for one in select c.oid::regclass as "table", a.attname as name from pg_attribute a
        join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and a.attname like '%\\_%'
      loop execute format('alter table %s rename column %I to %I', one."table", one.name, contract_name(one.name)); end loop;
      for one in select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname like '%\\_%'
      loop execute format('alter table %I rename to %I', one.name, contract_name(one.name)); end loop;
    end $$;
    drop function contract_name(text);

    create or replace function chain_document_event() returns trigger language plpgsql as $$
    declare
      before record;
    begin
      -- Whoever adds a row waits for the one who is adding one.
      perform 1 from document where "tenantId" = new."tenantId" and id = new."documentId" for update;
      select position, hash into before from "documentEvent"
        where "tenantId" = new."tenantId" and "documentId" = new."documentId" order by position desc limit 1;
      new.position := coalesce(before.position, 0) + 1;
      new."hashBefore" := coalesce(before.hash, repeat('0', 64));
      new.hash := encode(sha256(convert_to(concat_ws('|', new."hashBefore", new.id, new."documentId", new.position,
        new.sha256, new.kind, new."actorId", new."actorName", new."actorEmail", new."actorRole",
        to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), new."timeZone", new.ip, new."userAgent",
        new.authentication, new.step, new.details::text, new."peerIp"), 'UTF8')), 'hex');
      return new;
    end $$;
    create or replace function tell_session_over() returns trigger language plpgsql as $$
    begin
      perform pg_notify('callboard_live', json_build_object('tenant', old."tenantId", 'session', old.id)::text);
      return null;
    end $$;
    create or replace function tell_rights_changed() returns trigger language plpgsql as $$
    declare
      of record;
    begin
      of := case when tg_op = 'DELETE' then old else new end;
      perform pg_notify('callboard_live', json_build_object('tenant', of."tenantId",
        'login', case when tg_table_name = 'login' then to_jsonb(of)->>'id' else to_jsonb(of)->>'loginId' end)::text);
      return null;
    end $$;
    create or replace function take_day_of_item() returns trigger language plpgsql as $$
    begin
      new.day := coalesce((select "startDate" from "crewItem"
        where "tenantId" = new."tenantId" and id = new."crewItemId"), new.day);
      return new;
    end $$;
    create or replace function give_day_to_check() returns trigger language plpgsql as $$
    begin
      update "crewCheck" set day = new."startDate" where "tenantId" = new."tenantId" and "crewItemId" = new.id;
      return null;
    end $$;
    create or replace function notify_mail() returns trigger language plpgsql as $$
    begin
      perform pg_notify('callboard_live', json_build_object('tenant', "tenantId", 'changed', json_build_object(
          'people', json_agg("personId"), 'names', json_build_array('mails')))::text)
        from (select "tenantId", "personId",
            (row_number() over (partition by "tenantId" order by "personId") - 1) / 100 as part
          from (select distinct r."tenantId", r."personId" from arrived a
            join "mailboxReader" r on r."tenantId" = a."tenantId" and r."mailboxId" = a."mailboxId") reader) readers
        group by "tenantId", part;
      return null;
    end $$;
    create or replace function take_invoiced() returns trigger language plpgsql as $$
    begin
      new.invoiced := exists (select from "invoicedHours"
        where "tenantId" = new."tenantId" and "crewItemId" = new."crewItemId");
      return new;
    end $$;
    create or replace function give_invoiced_to_check() returns trigger language plpgsql as $$
    begin
      update "crewCheck" set invoiced = (tg_op = 'INSERT')
        where "tenantId" = coalesce(new."tenantId", old."tenantId")
          and "crewItemId" = coalesce(new."crewItemId", old."crewItemId");
      return null;
    end $$;
  `);
