import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../../../routes.ts';
import { demoPassword } from '../../../../tools/demo/demo-tenants.ts';
import { signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { demoDay } from '../../../../tools/testing/demo-template.ts';
import { serverForTests } from '../../../../tools/testing/server/test-server.ts';
import { callerOf } from '../../../account/session/session/caller.ts';

jest.setTimeout(120_000);

const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: demoDay,
});
beforeEach(() => server.setNow(demoDay));

type Row = { number: string; currency: string; net: number; gross: number };
type Rate = { vatRate: number; vat: number };
const amountIn = (xml: string, tag: string): number =>
  Number(new RegExp(`<ram:${tag}[^>]*>([^<]+)<`).exec(xml)?.[1]);
const minor = (amount: number): number => Math.round(amount * 100);

/** Each kind of invoice a few times: writing one takes a quarter of a second, reading it by the schema another. */
const timesEach = 3;

test.each(['nordlicht', 'redwave'])('the invoices of %s are valid data, and add up', async (tenant) => {
  const { client } = await signIn(server, 'accountant', `${tenant}.localhost`, demoPassword);
  const rows: Row[] = (await client.get('/invoices?limit=1000')).body.items;
  const kinds = new Map<string, number>();
  for (const { number, currency, net, gross } of rows) {
    const { may, vat } = (await client.get(`/invoices/${number}`)).body;
    const rates: Rate[] = vat;
    const taxes = rates.reduce((sum, rate) => sum + rate.vat, 0);
    expect([number, may.download, net + taxes]).toEqual([number, true, gross]);
    const kind = [currency, Math.sign(gross), ...rates.map(({ vatRate }) => vatRate)].join();
    const times = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, times);
    if (times > timesEach) continue;
    const { status, text } = await client.get(`/invoices/${number}/download?format=cii`);
    expect([number, status]).toEqual([number, 200]);
    expect([number, (await validateXsd(text, Profile.EN16931)).errors]).toEqual([number, []]);
    // A credit note says what is credited in positive amounts.
    const sums = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'].map((tag) =>
      minor(amountIn(text, tag)),
    );
    expect([number, ...sums]).toEqual([number, ...[net, taxes, gross].map(Math.abs)]);
  }
  expect(kinds.size).toBeGreaterThan(1);
});
