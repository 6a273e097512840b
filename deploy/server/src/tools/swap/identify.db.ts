import type { Session } from '../../platform/db/engine.ts';

export type Identified = {
  tenant: string;
  otherTenant: string | null;
  loginId: string;
  personId: string | null;
  /** Sees only what is theirs: crew who lead no crew. */
  limited: boolean;
};

const payloadOf = (authorization: string): { sid?: string; tenant?: string } => {
  try {
    return JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return {};
  }
};

/** Who is behind a token, read from the database. */
export async function identify(session: Session, authorization: string): Promise<Identified | null> {
  const { sid, tenant } = payloadOf(authorization);
  if (!sid || !tenant) return null;
  const { rows } = await session.query(
    `select l.id, l.person_id, (select id from tenant where id <> $1 order by id limit 1) as other,
       l.person_id is not null and not exists (select from login_type t where t.tenant_id = $1 and t.login_id = l.id and t.login_type <> 'crew')
         and not exists (select from crew_item i where i.tenant_id = $1 and i.person_id = l.person_id and i.crew_chief) as limited
     from login_session s join login l on l.tenant_id = s.tenant_id and l.id = s.login_id
     where s.tenant_id = $1 and s.id = $2`,
    [tenant, sid],
  );
  const [row] = rows;
  if (!row) return null;
  return {
    tenant,
    otherTenant: row['other'] === null ? null : String(row['other']),
    loginId: String(row['id']),
    personId: row['person_id'] === null ? null : String(row['person_id']),
    limited: row['limited'] === true,
  };
}
