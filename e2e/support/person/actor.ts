import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { signInByApi } from './sign-in.ts';
import { tenants, type Tenant } from './tenant.ts';

/** Somebody of the demo who does things without a browser: what a story needs to stand before it begins. */
export type Actor = {
  readonly id: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object, version?: number): Promise<T>;
};

export async function actor(port: number, login: string, tenant: Tenant = tenants[0]): Promise<Actor> {
  const { token, cookie } = await signInByApi(port, tenant, login);
  const headers = {
    authorization: `Bearer ${token}`,
    type: 'MOBILE',
    cookie: `${cookie.name}=${cookie.value}`,
  };
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    loginData: { person: { id: string } | null };
  };
  return {
    id: payload.loginData.person?.id ?? '',
    async get<T>(path: string) {
      const answer = await ask(port, `/api/v1${path}`, { tenant, headers });
      expect(answer.status, `${login} reads ${path}: ${answer.text}`).toBe(200);
      return answer.json<T>();
    },
    async post<T>(path: string, body: object, version?: number) {
      const answer = await ask(port, `/api/v1${path}`, {
        tenant,
        method: 'POST',
        headers: {
          ...headers,
          'idempotency-key': crypto.randomUUID(),
          ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        },
        body,
      });
      expect(answer.status, `${login} posts ${path}: ${answer.text}`).toBeLessThan(300);
      return answer.json<T>();
    },
  };
}
