import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { diskStore } from '../../../platform/files/file-store.ts';
import { routesOf } from '../../../routes.ts';
import { demoPassword } from '../../../tools/demo/demo-tenants.ts';
import { signIn } from '../../../tools/testing/people.fixture.ts';
import { serverForTests } from '../../../tools/testing/test-server.ts';
import { callerOf } from '../../account/session/caller.ts';

jest.setTimeout(120_000);

const now = new Date('2026-11-21T09:00:00Z');
const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  demo: now,
});
beforeEach(() => server.setNow(now));

type Row = { number: string; currency: string; net: number; gross: number };
type Rate = { vatRate: number; vat: number };
const amountsIn = (xml: string, tag: string): number[] =>
  [...xml.matchAll(new RegExp(`<ram:${tag}[^>]*>([^<]+)<`, 'g'))].map(([, text]) => Number(text));
const minor = (amount: number | undefined): number => Math.round(Number(amount) * 100);

test.each(['nordlicht', 'redwave'])(
  'every invoice of %s that can be said in the format is valid',
  async (tenant) => {
    const { client } = await signIn(server, 'accountant', `${tenant}.localhost`, demoPassword);
    const rows: Row[] = (await client.get('/invoices?limit=1000')).body.items;
    const answers = { valid: 0, refused: 0 };
    const kinds = new Map<string, number>();
    for (const { number, currency, net, gross } of rows) {
      const { may, vat } = (await client.get(`/invoices/${number}`)).body;
      const { status, text, body } = await client.get(`/invoices/${number}/download?format=cii`);
      if (!may.download) {
        expect([number, body.code]).toEqual([number, 'wrong_state']);
        answers.refused += 1;
        continue;
      }
      expect([number, status]).toEqual([number, 200]);
      const rates: Rate[] = vat;
      // The schema is slow: it reads each kind of invoice a few times.
      const kind = `${currency} ${Math.sign(gross)} ${rates.map(({ vatRate }) => vatRate).join()}`;
      const times = (kinds.get(kind) ?? 0) + 1;
      kinds.set(kind, times);
      if (times <= 3)
        expect([number, (await validateXsd(text, Profile.EN16931)).errors]).toEqual([number, []]);
      // A credit note says what is credited in positive amounts.
      const [sumOfNet] = amountsIn(text, 'TaxBasisTotalAmount');
      const [sumOfGross] = amountsIn(text, 'GrandTotalAmount');
      const [sumOfVat] = amountsIn(text, 'TaxTotalAmount');
      expect([number, minor(sumOfNet), minor(sumOfGross)]).toEqual([number, Math.abs(net), Math.abs(gross)]);
      expect(minor(sumOfVat)).toBe(Math.abs(rates.reduce((sum, rate) => sum + rate.vat, 0)));
      expect(minor(sumOfNet) + minor(sumOfVat)).toBe(minor(sumOfGross));
      answers.valid += 1;
    }
    expect(answers.valid).toBeGreaterThan(rows.length / 2);
    expect(answers.valid + answers.refused).toBe(rows.length);
    expect(kinds.size).toBeGreaterThan(1);
  },
);
