import type { Session } from '#platform/db/engine/engine.ts';

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
    `select l.id, l."personId", (select id from tenant where id <> $1 order by id limit 1) as other,
       l."personId" is not null and not exists (select from "loginType" t where t."tenantId" = $1 and t."loginId" = l.id and t."loginType" <> 'crew')
         and not exists (select from "crewItem" i where i."tenantId" = $1 and i."personId" = l."personId" and i."crewChief") as limited
     from "loginSession" s join login l on l."tenantId" = s."tenantId" and l.id = s."loginId"
     where s."tenantId" = $1 and s.id = $2`,
    [tenant, sid],
  );
  const [row] = rows;
  if (!row) return null;
  return {
    tenant,
    otherTenant: row['other'] === null ? null : String(row['other']),
    loginId: String(row['id']),
    personId: row['personId'] === null ? null : String(row['personId']),
    limited: row['limited'] === true,
  };
}
