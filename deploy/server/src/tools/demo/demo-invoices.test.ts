import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { callerOf } from '../../areas/account/session/caller.ts';
import { diskStore } from '../../platform/files/file-store.ts';
import { routesOf } from '../../routes.ts';
import { serverForTests } from '../testing/test-server.ts';
import { demoPassword } from './demo-tenants.ts';

jest.setTimeout(120_000);

const now = new Date('2026-11-21T09:00:00Z');
const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: now,
});
beforeEach(() => server.setNow(now));

type Listed = { readonly number: string; readonly state: { readonly id: string } };

async function invoicesOf(tenant: string) {
  const host = `${tenant}.localhost`;
  const { body } = await server
    .client(host)
    .post('/auth/token', { login: 'accountant', password: demoPassword });
  const client = server.client(host, { authorization: `Bearer ${body.token}` });
  const listed: Listed[] = [];
  for (let page = 1, total = 1; listed.length < total; page += 1) {
    const answer = (await client.get(`/invoices?limit=100&page=${page}`)).body;
    total = answer.total;
    listed.push(...answer.items);
    if (answer.items.length === 0) break;
  }
  return { client, listed };
}

test.each(['nordlicht', 'redwave'])(
  'every invoice of %s that can leave as data is valid by the official schema',
  async (tenant) => {
    const { client, listed } = await invoicesOf(tenant);
    const answers = new Map<string, string[]>();
    for (const { number } of listed) {
      const { status, text, body } = await client.get(`/invoices/${number}/download?format=cii`);
      const found =
        status === 200
          ? (await validateXsd(text, Profile.EN16931)).valid
            ? 'valid'
            : 'wrong'
          : String(body.code ?? status);
      answers.set(found, [...(answers.get(found) ?? []), number]);
    }
    expect(answers.get('wrong') ?? []).toEqual([]);
    expect([...answers.keys()].filter((key) => key !== 'valid' && key !== 'wrong_state')).toEqual([]);
    expect(answers.get('valid')?.length ?? 0).toBeGreaterThan(listed.length / 2);
  },
);
