import {
  cookieOf,
  password,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople();
const at = new Date('2026-11-21T08:00:00Z');
beforeEach(() => server.setNow(at));

const attempt = async (login: string, secret: string, cookie = '') => {
  const headers = cookie ? { cookie } : {};
  return server.client().post('/auth/token', { login, ...(secret && { password: secret }) }, { headers });
};
/** Somebody on the same line tries one number after the other, each without a password. */
async function tryNumbers(times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < times; number += 1) statuses.push((await attempt(`8${number}`, '')).status);
  return statuses;
}

/** As after a hundred tries of the line. */
const exhaustNetwork = () =>
  server.inTenant('north', (db) =>
    db
      .updateTable('rateLimit')
      .set({ failures: 100, openAt: new Date(at.getTime() + 5_000) })
      .where('bucket', 'like', 'password-network:%')
      .execute(),
  );

test('numbers of projects cannot be tried one after the other, whichever one lets in on the way', async () => {
  const first = await tryNumbers(40);
  // A login without a password opens to who knows its number; that pardons no other try.
  expect((await attempt('PC-9', '')).status).toBe(200);
  const statuses = [...first, ...(await tryNumbers(79))];
  expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 401));
  expect(statuses.slice(50)).toEqual(Array.from({ length: 69 }, () => 429));
});

test('who signs in on a device of theirs does not wait for their network', async () => {
  const { cookie } = await signIn(server, 'ada');
  const petra = await signIn(server, 'petra');
  await tryNumbers(1);
  await exhaustNetwork();
  expect((await attempt('ada', password)).status).toBe(429);
  // The cookie of somebody else, or one that is made up, is of no use.
  expect((await attempt('ada', password, petra.cookie)).status).toBe(429);
  expect((await attempt('ada', password, 'callboard_session=made-up')).status).toBe(429);
  const back = await attempt('ada', password, cookie);
  expect(back.status).toBe(200);
  // Also when its session has ended meanwhile, as by a new password or after weeks.
  await server.client(undefined, { authorization: `Bearer ${back.body.token}` }).post('/auth/logout');
  expect((await attempt('ada', password, cookieOf(back))).status).toBe(200);
});

test('a device that is known tries no more passwords than any other', async () => {
  const { cookie } = await signIn(server, 'ada');
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await attempt('ada', 'wrong', cookie)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await attempt('ada', password, cookie)).status).toBe(429);
});

test('who guesses beside somebody keeps them out of no device of theirs', async () => {
  const { cookie } = await signIn(server, 'ada');
  for (let count = 0; count < 6; count += 1) await attempt('ada', 'wrong');
  expect((await attempt('ada', password)).status).toBe(429);
  expect((await attempt('ada', password, cookie)).status).toBe(200);
});
