import { insertAll } from '../../../../tools/demo/seed.db.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { addPayroll, addPayrollPeople } from '../../../../tools/testing/fixtures/payroll.fixture.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';

// Other programs read what is printed here.
jest.setTimeout(60_000);

const server = serverWithPeople({
  fill: async () => {
    server.setNow(new Date('2026-11-21T12:00:00Z'));
    await server.inTenant('north', async (db) => {
      await addPayrollPeople(db);
      await addPayroll(db, { id: 'oct' });
      await addPayroll(db, { id: 'nov', from: '2026-11-01', status: 'draft' });
      await db
        .updateTable('person')
        .set({ street: 'Ring 3', zip: '1020', city: 'Wien', country: 'AT' })
        .where('id', '=', 'person-cora')
        .execute();
    });
  },
});
const as = async (login: string) => (await signIn(server, login)).client;

/** The text as a reader of PDFs finds it, columns apart by two spaces and more. */
async function textOf(login: string, path: string): Promise<string> {
  const { token, cookie } = await signIn(server, login);
  const headers = { host: north.host, authorization: `Bearer ${token}`, cookie };
  const answer = await server.app.inject({ url: `/api/v1${path}`, headers });
  expect(answer.statusCode).toBe(200);
  const { text } = readerSays('pdftotext', answer.rawPayload, ['-layout'], ['-']);
  return text.replaceAll('\u00a0', ' ');
}
const addCompany = () =>
  server.inTenant('north', (db) =>
    insertAll(db, 'tenantCompany', [
      {
        id: 'employer',
        name: 'North & Sons GmbH',
        country: 'AT',
        street: 'Kai 1',
        zip: '1010',
        city: 'Wien',
        vatNumber: 'ATU68000137',
        writesInvoices: true,
      },
    ]),
  );

test('the paper of a payroll is sent by the company to the person, by job with rates and sums, and asks for a signature', async () => {
  await addCompany();
  const text = await textOf('cora', '/payrolls/oct/download?language=en');
  for (const part of [
    'Payroll L-oct',
    'North & Sons GmbH',
    'VAT number ATU68000137',
    '1020 Wien',
    'C-cora',
    '1 Oct 2026 – 31 Oct 2026',
    'A long night at the opera',
    'Other items',
    'By kind of pay',
    'Objections can be made until',
    'Signature',
    '1/2',
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/5 Oct 2026 +\S.* +10:00 h +10:15 h +10:00 h +10:00 h +€20\.00\/h +€200\.00/);
  expect(text).toMatch(/Total +20:00 h +10:15 h +10:00 h +20:00 h +€400\.00/);
  expect(text).toMatch(/Work by the hour +2 +20:00 h +€400\.00/);
  expect(text).toMatch(/Allowances and other pay +1 +0:00 h +€100\.00/);
  expect(text).toMatch(/Taxes and contributions +-€100\.00/);
  expect(text).toMatch(/Net +€400\.00/);
});

test('the paper of a payroll speaks the language of its reader, and names the tenant where no company is known', async () => {
  const text = await textOf('cora', '/payrolls/oct/download?language=de');
  expect(text).toContain('Abrechnung L-oct');
  expect(text).toContain('Nach Art der Bezahlung');
  expect(text).toMatch(/Arbeit nach Stunden +2 +20:00 h +400,00 €/);
  expect(text).toContain('Einwände sind bis');
  expect(text).not.toContain('USt-IdNr.');
  for (const english of ['Payroll', 'Signature', 'Total', 'Rate', 'Net ', 'Items'])
    expect(text).not.toContain(english);
});

test('an objection, its answer and what was corrected stand on it', async () => {
  const [cora, abel] = [await as('cora'), await as('abel')];
  const said = { body: 'I was there until eleven.' };
  const version = { headers: { 'if-match': '"1"' } };
  expect((await cora.post('/payrollItems/oct-2/decline', said, version)).status).toBe(200);
  expect(await textOf('cora', '/payrolls/oct/download?language=en')).toContain('Not answered yet');
  const { version: now } = (await abel.get('/payrollItems/oct-2')).body;
  const answer = { body: 'True, corrected.', paidMinutes: 660, amountMinor: 22_000 };
  const answered = await abel.post('/payrollItems/oct-2/answer', answer, {
    headers: { 'if-match': `"${now}"` },
  });
  expect(answered.status).toBe(200);
  const text = await textOf('cora', '/payrolls/oct/download?language=en');
  expect(text).toContain('I was there until eleven.');
  expect(text).toContain('True, corrected.');
  expect(text).toMatch(/Paid: 10:00 h +Paid: 11:00 h/);
  expect(text).toMatch(/Amount: €200\.00 +Amount: €220\.00/);
});

test('a draft says that it is one, and has no line for a signature', async () => {
  const text = await textOf('abel', '/payrolls/nov/download?language=fr');
  expect(text).toContain('Paie (Brouillon) L-nov');
  expect(text).toContain('Ceci est un brouillon.');
  expect(text).not.toContain('Signature');
});
