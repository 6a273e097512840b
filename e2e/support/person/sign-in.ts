import { frameCookie } from '@callboard/contract';
import type { AnswerOf, FrameFacts, session } from '@callboard/contract';
import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import type { Tenant } from './tenant.ts';

/** The password of every login of the demo. */
export const password = 'callboard-demo';

export type Stored = {
  cookies: {
    name: string;
    value: string;
    domain: string;
    path: string;
    expires: number;
    httpOnly: boolean;
    secure: boolean;
    sameSite: 'Strict' | 'Lax';
  }[];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};

type SignedIn = { readonly token: string; readonly cookie: { name: string; value: string } };

/** Signs in as the app does, without a browser. */
export async function signInByApi(port: number, tenant: Tenant, login: string): Promise<SignedIn> {
  const answer = await ask(port, '/api/v1/auth/token', {
    tenant,
    method: 'POST',
    headers: { type: 'MOBILE', 'idempotency-key': crypto.randomUUID() },
    body: { login, password },
  });
  expect(answer.status, `${login} signs in to ${tenant}: ${answer.text}`).toBeLessThan(300);
  const { token } = answer.json<AnswerOf<typeof session.signIn>>();
  const [pair = ''] = [answer.headers['set-cookie'] ?? []].flat();
  const [name = '', value = ''] = (pair.split(';')[0] ?? '').split('=');
  return { token, cookie: { name, value } };
}

const asBearer = (token: string) => ({ authorization: `Bearer ${token}`, type: 'MOBILE' });

/** What a browser holds that is signed in: the session cookie and the local storage of the specification. */
export async function signedInState(
  port: number,
  origin: string,
  tenant: Tenant,
  login: string,
  language: string,
): Promise<Stored> {
  const { token, cookie } = await signInByApi(port, tenant, login);
  const get = async (path: string) => {
    const answer = await ask(port, `/api/v1${path}`, {
      tenant,
      headers: asBearer(token),
    });
    expect(answer.status, `${path} for ${login}`).toBe(200);
    return answer.text;
  };
  const [userRights, mailboxUserRights, tenantText] = await Promise.all(
    ['/userRights', '/mailboxUserRights', '/tenant'].map(get),
  );
  const state = emptyState(origin, language, whoOf(token));
  const stored = { token, userRights, mailboxUserRights, tenant: tenantText };
  for (const [name, value = ''] of Object.entries(stored))
    state.origins[0]?.localStorage.push({ name, value });
  state.cookies.push({
    ...cookie,
    domain: new URL(origin).hostname,
    path: '/api/v1',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Strict',
  });
  return state;
}

/** Of a token of ours, without proving it. */
const whoOf = (token: string): FrameFacts['who'] =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).type === 'user'
    ? 'in'
    : 'limited';

const frameFacts = (origin: string, who: FrameFacts['who'], language: string) => ({
  name: frameCookie,
  value: `${who}.system.${language}`,
  domain: new URL(origin).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/** Somebody who has only chosen a language on this device. */
export const emptyState = (origin: string, language: string, who: FrameFacts['who'] = 'out'): Stored => ({
  cookies: [frameFacts(origin, who, language)],
  origins: [{ origin, localStorage: [{ name: 'uiSettings', value: JSON.stringify({ language }) }] }],
});

/** Fills the sign-in screen that is open, in English. */
export async function signInByHand(page: Page, login: string, secret = password) {
  await page.getByRole('textbox', { name: 'Login' }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
