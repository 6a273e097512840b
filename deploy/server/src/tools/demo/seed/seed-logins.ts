import type { Db } from '#platform/db/tables.ts';
import { tokenHash } from '../../../areas/account/session/session/secret-token.ts';
import type { DemoLogin } from '../demo-logins.ts';
import type { Person } from '../demo-people.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';

const loginId = (tenant: string, login: string): string => seedId(tenant, 'login', login);

/** The person behind a login: people begin with those who sign in, in the same order. */
export function personOf(
  logins: readonly DemoLogin[],
  people: readonly Person[],
  login: string,
): Person | undefined {
  const at = logins.filter(({ who }) => who).findIndex((one) => one.login === login);
  return at < 0 ? undefined : people[at];
}

type Rights = { [Name in string]?: readonly string[] };

const flat = (loginId: string, rights: Rights) =>
  Object.entries(rights).flatMap(([rightName, permissions = []]) =>
    permissions.map((permission) => ({ loginId, rightName, permission })),
  );

type Filling = {
  tenant: string;
  logins: readonly DemoLogin[];
  people: readonly Person[];
  passwordHash: string;
};

export async function seedLogins(db: Db, { tenant, logins, people, passwordHash }: Filling): Promise<void> {
  const idOf = ({ login }: DemoLogin) => loginId(tenant, login);
  await insertAll(
    db,
    'login',
    logins.map((one) => ({
      id: idOf(one),
      name: one.login,
      tokenType: one.tokenType ?? 'user',
      personId: personOf(logins, people, one.login)?.id ?? null,
      subject: one.subject ?? null,
      passwordHash: one.withoutPassword ? null : passwordHash,
      blocked: one.blocked ?? false,
      language: one.language ?? null,
    })),
  );
  await insertAll(
    db,
    'loginType',
    logins.flatMap((one) => one.types.map((loginType) => ({ loginId: idOf(one), loginType }))),
  );
  await insertAll(
    db,
    'loginRight',
    logins.flatMap((one) => flat(idOf(one), one.rights)),
  );
  await insertAll(
    db,
    'loginMailboxRight',
    logins.flatMap((one) =>
      flat(idOf(one), Object.fromEntries((one.mailbox ?? []).map((name) => [name, ['READ']]))),
    ),
  );
}

const hour = 3_600_000;

/** The links that the demo promises, with their fixed tokens. */
export async function seedLinks(db: Db, tenant: string, now: Date): Promise<void> {
  const link = (
    token: string,
    kind: 'welcome' | 'reset',
    login: string,
    hoursLeft: number,
    used = false,
  ) => ({
    tokenHash: tokenHash(token),
    kind,
    loginId: loginId(tenant, login),
    expiresAt: new Date(now.getTime() + hoursLeft * hour),
    usedAt: used ? new Date(now.getTime() - hour) : null,
  });
  // Long-lived, unlike real ones, so that a demo that runs for months still has them.
  const months = 24 * 365;
  await insertAll(db, 'passwordLink', [
    link('welcome-demo', 'welcome', 'newcomer', months),
    link('reset-demo', 'reset', 'forgetful', months),
    link('reset-used', 'reset', 'forgetful', months, true),
    link('reset-expired', 'reset', 'forgetful', -1),
  ]);
  await insertAll(db, 'unsubscribeLink', [
    {
      tokenHash: tokenHash('unsubscribe-demo'),
      email: 'ada.kern@nordlicht.example',
      list: 'Stagepost Weekly',
    },
  ]);
}
