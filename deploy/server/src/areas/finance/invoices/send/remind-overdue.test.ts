import { addInvoices } from '../../../../tools/testing/fixtures/invoices.fixture.ts';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import { heldWhileKeeping } from '../../../../tools/testing/server/held-while-keeping.ts';
import { sweepTenant } from '#platform/jobs/sweeps.ts';
import { runSweep } from '../../../../tools/testing/server/run-sweep.driver.ts';
import { quiet } from '../../../../tools/testing/test-database.ts';
import { remindOverdue } from './remind-overdue.sweep.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addInvoices(db);
      const accounts: [string, string][] = [
        ['payrolls', 'READ'],
        ['payrolls', 'EDIT'],
        ['toDoCalendar', 'READ'],
      ];
      await addLogin(db, { login: 'bert', types: ['office'], rights: accounts });
    });
  },
});
beforeEach(() => server.setNow(new Date('2026-10-05T08:00:00Z')));

const as = async (login: string) => (await signIn(server, login)).client;
const read = async (number = 'R-1', login = 'abel') =>
  (await (await as(login)).get(`/invoices/${number}`)).body;
const call = async (path: string, body: object, login = 'abel') => {
  const { version } = await read();
  return (await as(login)).post(`/invoices/R-1/${path}`, body, { headers: { 'if-match': `"${version}"` } });
};
const to = ['books@opera.example', 'boss@opera.example'];
const send = (more: object = {}) => call('send', { to, language: 'de', remindOverdue: true, ...more });
/** Twice, at one o'clock in the morning in Vienna. */
const sweepOn = async (day: string) => {
  const now = new Date(`${day}T00:00:00Z`);
  server.setNow(now);
  await runSweep(server, remindOverdue, now);
  await server.jobs.drain();
};
const reminders = () => server.mails.filter(({ subject }) => subject.startsWith('Zahlungserinnerung'));
const history = async () => (await (await as('abel')).get('/invoices/R-1/activities')).body.items;
const todos = async () => {
  const { items } = (await (await as('bert')).get('/todos')).body;
  return items.filter(({ caption }: { caption: string }) => caption === 'invoice_still_unpaid');
};

test('the paper of a reminder is drawn while nothing of the database is held', async () => {
  expect(await heldWhileKeeping(server, () => send())).toEqual({ status: 200, held: [0] });
});

test('the paper of a reminder is drawn while nothing of the database is held', async () => {
  await send();
  const round = async () => {
    await sweepOn('2026-11-07');
    return { status: reminders().length };
  };
  expect(await heldWhileKeeping(server, round)).toEqual({ status: 2, held: [0] });
});

// It was due on 31 October.
test('a week after the due date each address is reminded once, and three weeks after it again', async () => {
  expect((await send()).body.overdueReminders).toEqual({ on: true, next: '2026-11-07' });
  await sweepOn('2026-11-06');
  expect(reminders()).toEqual([]);
  await sweepOn('2026-11-07');
  expect(
    reminders()
      .map((mail) => mail.to)
      .toSorted(),
  ).toEqual(to);
  expect(reminders()[0]?.subject).toBe('Zahlungserinnerung: Rechnung R-1 von North & Sons GmbH');
  expect(reminders()[0]).toMatchObject({ attached: [{ name: 'R-1.pdf' }] });
  expect(await read()).toMatchObject({
    reminded: { at: '2026-11-07T00:00:00.000Z', times: 1 },
    overdueReminders: { on: true, next: '2026-11-21' },
  });
  expect((await history())[0]).toMatchObject({
    caption: 'invoice_reminded',
    actor: null,
    after: { recipients: 2, language: 'de' },
  });
  await sweepOn('2026-11-20');
  expect(reminders()).toHaveLength(2);
  await sweepOn('2026-11-21');
  expect(reminders()).toHaveLength(4);
  expect((await read()).overdueReminders).toEqual({ on: true, next: null });
});

test('the day is that of the tenant, and each tenant has its own invoices', async () => {
  await server.inTenant('south', async (db) => {
    await addInvoices(db);
    await db.updateTable('tenantSetting').set({ timeZone: 'America/New_York' }).execute();
    await db
      .updateTable('invoice')
      .set({
        sentAt: new Date('2026-10-05T08:00:00Z'),
        sentTo: ['south@opera.example'],
        remindOverdue: true,
      })
      .where('number', '=', 'R-1')
      .execute();
  });
  await send();
  const roundAt = async (at: string) => {
    server.setNow(new Date(at));
    await server.inTenant('north', (db) => server.jobs.within(db, 'north').send('round', {}));
    await server.jobs.drain();
    // The mails that the round has sent.
    await server.jobs.drain();
  };
  const reminded = (tenant: string) =>
    server.mails.filter((mail) => mail.tenant === tenant && /reminder|erinnerung/.test(mail.subject));
  await roundAt('2026-11-06T22:30:00Z');
  expect(reminded('north')).toEqual([]);
  await roundAt('2026-11-06T23:30:00Z');
  expect(reminded('north')).toHaveLength(2);
  expect(reminded('south')).toEqual([]);
  await roundAt('2026-11-07T05:30:00Z');
  expect(reminded('north')).toHaveLength(2);
  // Nothing says in which language it was mailed, so it is the tenant's.
  expect(reminded('south').map((mail) => [mail.to, mail.subject])).toEqual([
    ['south@opera.example', 'Payment reminder: invoice R-1 from North & Sons GmbH'],
  ]);
});

test('what is paid in part is reminded of with what is owed, what is paid is not', async () => {
  await send();
  await call('payments', { amountMinor: 10_000, paidOn: '2026-10-05' });
  await sweepOn('2026-11-07');
  expect(reminders()[0]?.text.replaceAll('\u00a0', ' ')).toContain('140,00 €');
  await call('payments', { amountMinor: 14_000, paidOn: '2026-11-07' });
  await sweepOn('2026-11-21');
  await sweepOn('2026-12-24');
  expect(reminders()).toHaveLength(2);
  expect(await todos()).toEqual([]);
});

test.each([
  ['never mailed', async () => {}],
  ['mailed without wanting it', () => send({ remindOverdue: false })],
  ['mailed as before', () => send({ remindOverdue: undefined })],
  [
    'credited',
    async () => {
      await send();
      await call('credit', { reason: 'Wrong hours' });
    },
  ],
  [
    'switched off',
    async () => {
      await send();
      await call('reminders', { on: false });
    },
  ],
])('nobody is reminded of what was %s', async (_, before) => {
  await before();
  await sweepOn('2026-11-07');
  await sweepOn('2026-12-24');
  expect(server.mails.filter(({ subject }) => subject.includes('erinnerung'))).toEqual([]);
  expect((await read()).reminded).toBeNull();
  expect(await todos()).toEqual([]);
});

test('a reminder by hand counts, and keeps the next one a week away', async () => {
  await send();
  server.setNow(new Date('2026-11-05T08:00:00Z'));
  await call('send', { to, language: 'de', reminder: true });
  await sweepOn('2026-11-07');
  expect((await read()).reminded.times).toBe(1);
  await sweepOn('2026-11-21');
  expect((await read()).reminded.times).toBe(2);
});

test('whoever mails an overdue invoice again does not remind in the same minute', async () => {
  server.setNow(new Date('2026-11-20T08:00:00Z'));
  expect((await send()).body.overdueReminders.next).toBe('2026-11-27');
  await sweepOn('2026-11-20');
  expect(reminders()).toEqual([]);
});

test('a week after the last reminder those who account are asked to look, once', async () => {
  await send();
  await sweepOn('2026-11-07');
  await sweepOn('2026-11-21');
  await sweepOn('2026-11-27');
  expect(await todos()).toEqual([]);
  await sweepOn('2026-11-28');
  await sweepOn('2026-11-29');
  const [todo, ...others] = await todos();
  expect(others).toEqual([]);
  expect(todo).toMatchObject({
    body: 'R-1 · Opera',
    subject: { kind: 'invoice', id: 'R-1' },
    may: { finish: true },
  });
  await server.inTenant('north', (db) =>
    db
      .updateTable('activity')
      .set({ doneAt: new Date(), doneBy: 'person-bert' })
      .where('id', '=', todo.id)
      .execute(),
  );
  await sweepOn('2026-12-24');
  const made = await server.inTenant('north', (db) =>
    db.selectFrom('activity').select('id').where('caption', '=', 'invoice_still_unpaid').execute(),
  );
  expect(made).toHaveLength(1);
});

test.each([
  ['paid', 'paid', { paidDate: '2026-11-28' }],
  ['paid by its last part', 'payments', { paidOn: '2026-11-28', amountMinor: 24_000 }],
  ['credited', 'credit', { reason: 'Wrong hours' }],
])('once it is %s nobody has to look any more', async (_, path, body) => {
  await send();
  for (const day of ['2026-11-07', '2026-11-21', '2026-11-28']) await sweepOn(day);
  await call('payments', { paidOn: '2026-11-28', amountMinor: 1 });
  expect((await todos())[0].doneAt).toBeNull();
  const { payments, version } = await read();
  await (
    await as('abel')
  ).call('DELETE', `/invoices/R-1/payments/${payments[0].id}`, { headers: { 'if-match': `"${version}"` } });
  expect((await call(path, body)).status).toBe(200);
  expect((await todos())[0].doneAt).toBe('2026-11-28T00:00:00.000Z');
});

test('two processes at once remind once', async () => {
  await send();
  const now = new Date('2026-11-07T08:00:00Z');
  server.setNow(now);
  await Promise.all([1, 2].map(() => runSweep(server, remindOverdue, now)));
  await server.jobs.drain();
  expect(reminders()).toHaveLength(2);
  expect((await read()).reminded.times).toBe(1);
});

describe('what cannot be mailed is not noted', () => {
  test('where nobody is said to write the invoices', async () => {
    await send();
    const writes = (writesInvoices: boolean) =>
      server.inTenant('north', (db) => db.updateTable('tenantCompany').set({ writesInvoices }).execute());
    await writes(false);
    await sweepOn('2026-11-07');
    expect(await read()).toMatchObject({ reminded: null, overdueReminders: { on: true, next: null } });
    expect((await history()).map(({ caption }: { caption: string }) => caption)).toEqual(['invoice_sent']);
    await writes(true);
    await sweepOn('2026-11-08');
    expect(await read()).toMatchObject({ reminded: { at: '2026-11-08T00:00:00.000Z', times: 1 } });
  });

  test('where the mail is not taken', async () => {
    await send();
    const now = new Date('2026-11-07T08:00:00Z');
    server.setNow(now);
    const noRoom = async () => {
      throw new Error('No more room');
    };
    const jobs = { within: () => ({ send: noRoom }) };
    const around = { database: server.database, tenantId: 'north', now, files: filesOf(server), log: quiet };
    const round = sweepTenant(remindOverdue, { ...around, jobs });
    await expect(round).rejects.toThrow('No more room');
    expect((await read()).reminded).toBeNull();
    expect(await history()).toHaveLength(1);
  });
});

describe('reminders are switched', () => {
  test('by editors, with what they read, as long as one is to come', async () => {
    const off = { on: false };
    const early = await call('reminders', { on: true });
    expect(early.body.code).toBe('wrong_state');
    await send();
    const { version, may } = await read();
    expect(may.switchReminders).toBe(true);
    const abel = await as('abel');
    expect((await abel.post('/invoices/R-1/reminders', off)).status).toBe(428);
    const { body } = await call('reminders', off);
    expect(body.overdueReminders).toEqual({ on: false, next: null });
    // Said again it is so already, whatever was read before.
    const seen = { headers: { 'if-match': `"${version}"` } };
    expect((await abel.post('/invoices/R-1/reminders', off, seen)).status).toBe(200);
    expect((await abel.post('/invoices/R-1/reminders', { on: true }, seen)).status).toBe(409);
    expect((await call('reminders', { on: true })).body.overdueReminders.next).toBe('2026-11-07');
    expect((await history()).map(({ caption }: { caption: string }) => caption).toSorted()).toEqual([
      'invoice_reminders_off',
      'invoice_reminders_on',
      'invoice_sent',
    ]);
    await call('paid', { paidDate: '2026-10-05' });
    expect((await call('reminders', off)).body.code).toBe('wrong_state');
  });

  test('not by who only reads, and a client is not told of them', async () => {
    await send();
    await call('reminders', { on: false });
    await call('reminders', { on: true });
    for (const login of ['olga', 'clara']) {
      expect((await call('reminders', { on: false }, login)).status).toBe(403);
      expect((await read('R-1', login)).may.switchReminders).toBe(false);
    }
    expect((await read('R-1', 'olga')).overdueReminders).toEqual({ on: true, next: '2026-11-07' });
    expect((await read('R-1', 'clara')).overdueReminders).toEqual({ on: false, next: null });
    expect(await history()).toHaveLength(3);
    expect((await (await as('clara')).get('/invoices/R-1/activities')).body).toMatchObject({
      items: [{ caption: 'invoice_sent' }],
      total: 1,
    });
  });
});
