/** The role that owns nothing and obeys every policy. */
export const appRole = 'callboard_app';

/**
 * Makes the role where it is missing and lets this session's user become it. Roles belong to the whole cluster, so
 * another database of it may have made it; who may make no roles has to be a member already.
 */
export const ensureAppRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${appRole}') then
      create role ${appRole} nologin nosuperuser nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  do $$ begin
    execute format('grant ${appRole} to %I', current_user);
  exception when others then
    if not pg_has_role(current_user, '${appRole}', 'member') then raise; end if;
  end $$;`;
