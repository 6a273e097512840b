import { statementsOf } from '../../../../tools/testing/database/count-statements.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { at, clientOf, plantSite, there } from '../../../../tools/testing/fixtures/site.fixture.ts';

const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const step = async (name: string, body: object) => {
  const mia = await clientOf(server, 'mia');
  return () => mia.post(`/projectCrewItems/i-mia/${name}`, body);
};
const checkedIn = async () => (await step('checkIn', { position: there }))();

/** By what each statement is about. */
const known = {
  lock: /from "crewItem" inner join .* for update/s,
  check: /from "crewItem"\s+join person on .*left join "crewCheck" on/s,
  rules: /select "rules" from "tenantSetting"/,
};

test.each([
  ['a pre-call', 'preCall', { time: '07:30', body: {}, all: 14 }],
  ['a check-in', 'checkIn', { time: '07:52', body: { position: there }, all: 18 }],
  ['a check-out', 'checkOut', { time: '18:00', body: { position: there }, all: 18 }],
] as const)(
  '%s locks the position once, and reads it and the rules once',
  async (_, name, { time, body, all }) => {
    server.setNow(at('07:52'));
    if (name === 'checkOut') await checkedIn();
    server.setNow(at(time));
    const send = await step(name, body);
    const statements = await statementsOf(server.database, async () => {
      expect((await send()).status).toBe(200);
    });
    const asked = (about: RegExp) => statements.filter((text) => about.test(text)).length;
    expect({
      lock: asked(known.lock),
      check: asked(known.check),
      rules: asked(known.rules),
      all: statements.length,
    }).toEqual({
      lock: 1,
      check: 1,
      rules: 1,
      all,
    });
  },
);

test('what each step answers is what the check is read as', async () => {
  server.setNow(at('07:52'));
  const { client } = await signIn(server, 'mia');
  const read = async () => (await client.get('/crewChecks/i-mia')).body;
  for (const [name, body] of [
    ['preCall', {}],
    ['checkIn', { position: there }],
    ['breaks/start', {}],
    ['checkOut', { position: there, reason: 'Sent home early' }],
  ] as const) {
    const answer = await client.post(`/projectCrewItems/i-mia/${name}`, body);
    expect([name, answer.status, answer.body]).toEqual([name, 200, await read()]);
  }
});
