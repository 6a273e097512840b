import { extractXml } from '@stackforge-eu/factur-x';
import { addInvoices } from '../../../../tools/testing/fixtures/invoices.fixture.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', addInvoices);
    server.setNow(new Date('2026-11-21T12:00:00Z'));
  },
});
const as = async (login: string) => (await signIn(server, login)).client;
const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const read = async (number = 'R-1', login = 'abel') =>
  (await (await as(login)).get(`/invoices/${number}`)).body;
const pay = async (amountMinor: number, paidOn = '2026-11-20', number = 'R-1') => {
  const { version } = await read(number);
  return (await as('abel')).post(`/invoices/${number}/payments`, { amountMinor, paidOn }, seen(version));
};
const openOf = async () => (await (await as('abel')).get('/invoices')).body.open;
const captions = async () =>
  (await (await as('abel')).get('/invoices/R-1/activities')).body.items.map(
    ({ caption }: { caption: string }) => caption,
  );

describe('an invoice that is paid in parts', () => {
  test('owes what is left, and is paid on the day of the last part', async () => {
    expect((await read()).owed).toBe(24_000);
    expect((await pay(10_000, '2026-11-02')).body).toMatchObject({
      owed: 14_000,
      state: 'overdue',
      paidDate: null,
      payments: [{ paidOn: '2026-11-02', amountMinor: 10_000 }],
    });
    expect(await openOf()).toEqual([
      { currency: 'EUR', gross: 14_000 + 12_000 - 1_200, overdue: 14_000 - 1_200, count: 3 },
    ]);
    expect((await pay(14_000)).body).toMatchObject({ owed: 0, state: 'paid', paidDate: '2026-11-20' });
    expect((await captions()).toSorted()).toEqual(['invoice_paid', 'invoice_part_paid']);
  });

  test('is not paid any more when a part is taken back', async () => {
    await pay(10_000);
    const { payments, version } = (await pay(14_000)).body;
    const abel = await as('abel');
    const way = `/invoices/R-1/payments/${payments[0].id}`;
    expect((await abel.call('DELETE', way)).status).toBe(428);
    expect((await abel.call('DELETE', way, seen(version))).body).toMatchObject({
      paidDate: null,
      owed: payments[0].amountMinor,
    });
    expect((await abel.call('DELETE', way, seen(version + 1))).status).toBe(404);
    expect(await captions()).toContain('invoice_part_removed');
  });

  test('keeps its other parts when it is said not to be paid', async () => {
    await pay(10_000, '2026-11-02');
    server.setNow(new Date('2026-11-21T12:05:00Z'));
    const { version } = (await pay(14_000)).body;
    const { body } = await (await as('abel')).post('/invoices/R-1/paid', { paidDate: null }, seen(version));
    expect(body).toMatchObject({ owed: 14_000, payments: [{ amountMinor: 10_000 }] });
  });

  test.each([
    [
      'more than is owed',
      24_001,
      '2026-11-20',
      { path: 'amountMinor', code: 'too_big', params: { max: 24_000 } },
    ],
    ['nothing', 0, '2026-11-20', { path: 'amountMinor', code: 'too_small' }],
    ['tomorrow', 100, '2026-11-22', { path: 'paidOn', code: 'in_the_future' }],
    ['before there was an invoice', 100, '2026-09-30', { path: 'paidOn', code: 'too_long_ago' }],
  ])('refuses %s', async (_, amount, day, field) => {
    expect((await pay(amount, day)).body.fields).toMatchObject([field]);
  });

  test('two parts at once are not more than all of it, and nobody pays a credit note', async () => {
    const { version } = await read();
    const abel = await as('abel');
    const part = { amountMinor: 20_000, paidOn: '2026-11-20' };
    const both = await Promise.all(
      [1, 2].map(() => abel.post('/invoices/R-1/payments', part, seen(version))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await pay(100, '2026-11-20', 'R-3')).body.code).toBe('wrong_state');
    expect((await (await as('olga')).post('/invoices/R-1/payments', part, seen(1))).status).toBe(403);
  });
});

describe('a mailed invoice', () => {
  const send = async (body: object, number = 'R-1', login = 'abel') => {
    const { version } = await read(number);
    return (await as(login)).post(`/invoices/${number}/send`, body, seen(version));
  };

  test('goes to each address once, in the language of who gets it, with the data in its PDF', async () => {
    expect((await read()).recipients).toEqual(['books@opera.example']);
    const to = ['books@opera.example', 'Books@opera.example', 'boss@opera.example'];
    const { body } = await send({ to, language: 'de', message: 'Danke für den schönen Abend!' });
    expect(body.sent).toEqual({
      at: '2026-11-21T12:00:00.000Z',
      to: ['books@opera.example', 'boss@opera.example'],
    });
    await server.jobs.drain();
    expect(server.mails.map((mail) => mail.to).toSorted()).toEqual([
      'books@opera.example',
      'boss@opera.example',
    ]);
    const [mail] = server.mails;
    expect(mail?.subject).toBe('Rechnung R-1 von North & Sons GmbH');
    expect(mail?.text).toContain('Danke für den schönen Abend!');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
      'vom 1. Oktober 2026 über 240,00 €. Sie ist am 31. Oktober 2026 fällig.',
    );
    const { attached } = mail as unknown as { attached: { name: string; type: string; bytes: Uint8Array }[] };
    expect(attached.map(({ name, type }) => [name, type])).toEqual([['R-1.pdf', 'application/pdf']]);
    const { xml } = await extractXml(attached[0]?.bytes as Uint8Array);
    expect(xml).toContain('<ram:GrandTotalAmount>240.00');
    // Addresses are for those who send.
    expect((await read('R-1', 'clara')).sent.to).toEqual([]);
    expect((await read('R-1', 'clara')).recipients).toEqual([]);
    expect(await captions()).toEqual(['invoice_sent']);
  });

  test('is reminded of when it is overdue, with what is still owed', async () => {
    await pay(10_000);
    const { body } = await send({ to: ['books@opera.example'], language: 'en', reminder: true });
    expect(body).toMatchObject({ sent: null, reminded: { times: 1 } });
    await server.jobs.drain();
    expect(server.mails[0]?.subject).toBe('Payment reminder: invoice R-1 from North & Sons GmbH');
    expect(server.mails[0]?.text).toContain('€140.00 of it is still open');
    for (const number of ['R-2', 'R-3'])
      expect((await send({ to: ['a@b.example'], reminder: true }, number)).body.code).toBe('wrong_state');
    await pay(14_000);
    expect((await send({ to: ['a@b.example'], reminder: true })).body.code).toBe('wrong_state');
  });

  test('a credit note is called one', async () => {
    await send({ to: ['books@opera.example'], language: 'en' }, 'R-3');
    await server.jobs.drain();
    expect(server.mails[0]?.subject).toBe('Credit note R-3 from North & Sons GmbH');
    expect(server.mails[0]?.text).toContain('for €12.00.');
  });

  test('is not sent without an address, a version or the right, nor without a seller', async () => {
    expect((await send({ to: [] })).body.fields).toMatchObject([{ path: 'to' }]);
    expect((await send({ to: ['no address'] })).body.fields).toMatchObject([
      { path: 'to.0', code: 'bad_format' },
    ]);
    const to = { to: ['books@opera.example'] };
    expect((await (await as('abel')).post('/invoices/R-1/send', to)).status).toBe(428);
    for (const login of ['olga', 'clara']) expect((await send(to, 'R-1', login)).status).toBe(403);
    await server.inTenant('north', (db) =>
      db.updateTable('tenantCompany').set({ writesInvoices: false }).execute(),
    );
    expect((await send(to)).body.code).toBe('wrong_state');
    expect((await read()).may).toMatchObject({ send: false, remind: false });
  });
});
