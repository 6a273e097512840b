import { replaceTenantKey } from '#platform/keys/tenant-keys.db.ts';
import { addCrewPeople, clientOf } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { notify } from '../../notifications/notify.db.ts';

const noon = new Date('2026-11-18T12:00:00Z');
const number = '+436601234567';
const template = { address: 'https://texts.example', method: 'POST', headers: {}, body: '{to} {text}' };
let fails = false;

const server = serverWithPeople({
  fill: async (database) => {
    await addCrewPeople(database);
    await server.inTenant('north', (db) =>
      replaceTenantKey(
        db,
        { public: 'texts.example', private: JSON.stringify(template) },
        { kind: 'text', tenant: 'north', key: server.keys.current('push', noon).bytes },
        noon,
      ),
    );
  },
  sendText: async () => {
    if (fails) throw new Error('The provider of text messages answered 500');
  },
});
beforeEach(() => {
  fails = false;
  server.setNow(noon);
});

const after = (seconds: number) => server.setNow(new Date(noon.getTime() + seconds * 1000));
const work = async () => {
  for (const _ of [1, 2]) await server.jobs.drain();
};
type Person = Awaited<ReturnType<typeof clientOf>>;
const ask = async (cora: Person, to = number) => {
  const asked = await cora.post('/notificationSettings/textCode', { number: to });
  await work();
  return asked;
};
const texts = async (cora: Person) => (await cora.get('/notificationSettings')).body.texts;
const codeSent = () => /\d{6}/.exec(server.texts.at(-1)?.text ?? '')?.[0] ?? '';
const enter = (cora: Person, code: string) => cora.post('/notificationSettings/textCode/confirm', { code });
const wrong = () => (codeSent() === '000000' ? '000001' : '000000');
const request = async (startDate: string) => {
  const { id } = await server.inTenant('north', (db) =>
    plantItem(db, {
      crewId: 'load-in',
      functionId: 'rigger',
      personId: 'person-cora',
      status: 'requested',
      startDate,
    }),
  );
  await server.inTenant('north', (db) =>
    notify(
      { db, jobs: server.jobs.within(db, 'north'), at: noon },
      {
        people: ['person-cora'],
        kind: 'jobRequested',
        params: { project: 'Opera' },
        subject: { kind: 'job', id },
      },
    ),
  );
  await work();
};

test('a number counts once its code was entered; until then an email says it', async () => {
  const cora = await clientOf(server, 'cora');
  expect((await ask(cora)).body.texts).toEqual({ available: true, number, verified: false, code: 'sending' });
  expect(server.texts).toEqual([
    {
      tenant: 'north',
      to: number,
      text: expect.stringMatching(/^North: \d{6} is your code for text messages/),
    },
  ]);
  expect(await texts(cora)).toMatchObject({ verified: false, code: 'sent' });
  await request('2026-11-25');
  expect([server.texts.length, server.mails.length]).toEqual([1, 1]);
  const { status, body } = await enter(cora, `${codeSent().slice(0, 3)} ${codeSent().slice(3)}`);
  expect([status, body.texts]).toEqual([200, { available: true, number, verified: true, code: null }]);
  await request('2026-11-26');
  expect([server.texts.length, server.mails.length]).toEqual([2, 1]);
});

test('another number stops them until its own code was entered', async () => {
  const cora = await clientOf(server, 'cora');
  await ask(cora);
  await enter(cora, codeSent());
  await ask(cora, '+436607654321');
  expect(await texts(cora)).toMatchObject({ number: '+436607654321', verified: false, code: 'sent' });
  await request('2026-11-25');
  expect([server.texts.length, server.mails.length]).toEqual([2, 1]);
  await enter(cora, codeSent());
  await request('2026-11-26');
  expect(server.texts.at(-1)).toMatchObject({ to: '+436607654321' });
});

test('five wrong tries end a code, and the right one comes too late', async () => {
  const cora = await clientOf(server, 'cora');
  await ask(cora);
  for (const _ of [1, 2, 3, 4, 5]) {
    const tried = await enter(cora, wrong());
    expect([tried.status, tried.body.fields]).toEqual([
      422,
      [{ path: 'code', code: 'bad_format', params: {} }],
    ]);
  }
  expect((await enter(cora, codeSent())).body.code).toBe('wrong_state');
  expect(await texts(cora)).toMatchObject({ verified: false, code: 'spent' });
  await ask(cora);
  expect((await enter(cora, codeSent())).status).toBe(200);
});

test('a code works for ten minutes, and only the last one', async () => {
  const cora = await clientOf(server, 'cora');
  await ask(cora);
  const first = codeSent();
  await ask(cora);
  expect((await enter(cora, first)).status).toBe(422);
  after(600);
  expect(await texts(cora)).toMatchObject({ code: 'expired' });
  expect((await enter(cora, codeSent())).body.code).toBe('wrong_state');
});

test('a code that could not be sent says so, and can be asked for again', async () => {
  fails = true;
  const cora = await clientOf(server, 'cora');
  await ask(cora);
  expect(await texts(cora)).toMatchObject({ verified: false, code: 'failed' });
  fails = false;
  await ask(cora);
  expect((await enter(cora, codeSent())).status).toBe(200);
});

test('what nobody sends is not waited for', async () => {
  const cora = await clientOf(server, 'cora');
  await cora.post('/notificationSettings/textCode', { number });
  after(121);
  expect(await texts(cora)).toMatchObject({ code: 'failed' });
});

test('five codes in an hour are enough for a person, and nobody else waits for it', async () => {
  const cora = await clientOf(server, 'cora');
  for (const _ of [1, 2, 3, 4, 5]) expect((await ask(cora)).status).toBe(200);
  const refused = await ask(cora);
  expect([refused.status, server.texts.length]).toEqual([429, 5]);
  expect((await ask(await clientOf(server, 'carl'))).status).toBe(200);
  after(3601);
  expect((await ask(await clientOf(server, 'cora'))).status).toBe(200);
});

test('the code lies nowhere in the database, and goes with the consent', async () => {
  const cora = await clientOf(server, 'cora');
  await ask(cora);
  const rows = () => server.inTenant('north', (db) => db.selectFrom('textCode').selectAll().execute());
  const [kept] = await rows();
  expect(kept?.codeHash).toHaveLength(43);
  expect(JSON.stringify(kept)).not.toContain(`"${codeSent()}"`);
  await cora.post('/notificationSettings', { texts: null });
  expect(await rows()).toEqual([]);
  expect((await enter(cora, codeSent())).body.code).toBe('wrong_state');
});

test('the code comes in the language of the person', async () => {
  await server.inTenant('north', (db) =>
    db.updateTable('login').set({ language: 'de' }).where('personId', '=', 'person-cora').execute(),
  );
  await ask(await clientOf(server, 'cora'));
  expect(server.texts.at(-1)?.text).toContain('ist Ihr Code für SMS');
});

test('where none are sent, and for a number that is verified, there is no code', async () => {
  const cora = await clientOf(server, 'cora');
  await ask(cora);
  await enter(cora, codeSent());
  expect((await ask(cora)).body.code).toBe('wrong_state');
  await server.inTenant('north', (db) => db.deleteFrom('tenantKey').where('kind', '=', 'text').execute());
  expect((await ask(cora, '+436607654321')).body.code).toBe('wrong_state');
});
