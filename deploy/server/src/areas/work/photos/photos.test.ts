import { at, clientOf, plantSite, uploadAs } from '../../../tools/testing/fixtures/site.fixture.ts';
import sharp from 'sharp';
import { countSessions } from '../../../tools/testing/database/count-sessions.ts';
import { filesOf, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../tools/testing/picture.ts';

const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const as = (login: string) => clientOf(server, login);
const path = '/projectCrews/crew/photos';

async function sendPhoto(login = 'mia', caption = 'Gate 3'): Promise<string> {
  const uploadId = await uploadAs(server, login, await pictureForTests());
  const answer = await (await as(login)).post(path, { uploadId, caption });
  return answer.body.id;
}
const seen = async (login: string, query = '') =>
  ((await (await as(login)).get(`${path}${query}`)).body.items ?? []).map(({ id }: { id: string }) => id);

test('a photo waits for approval; until then only its sender and who leads see it', async () => {
  server.setNow(at('10:00'));
  const id = await sendPhoto();
  for (const login of ['mia', 'chief', 'planner', 'office'])
    expect([login, await seen(login)]).toEqual([login, [id]]);
  for (const login of ['tom', 'client']) expect([login, await seen(login)]).toEqual([login, []]);
  expect((await (await as('stranger')).get(path)).status).toBe(404);
  const office = await as('office');
  const waiting = (await office.get('/photos')).body;
  expect(waiting).toMatchObject({
    total: 1,
    items: [{ id, state: 'pending', by: "Zoë D'mia", projectNumber: '4711', may: { approve: true } }],
  });
  expect((await office.post(`/photos/${id}/approve`)).body).toMatchObject({ state: 'approved' });
  expect(await seen('client')).toEqual([id]);
  expect((await office.post(`/photos/${id}/reject`, { reason: 'Blurred' })).body.code).toBe('wrong_state');
  const notes = await server.inTenant('north', (db) =>
    db.selectFrom('notification').select(['personId', 'kind']).execute(),
  );
  expect(notes).toEqual([{ personId: 'person-mia', kind: 'photoApproved' }]);
  const { items } = (await (await as('client')).get(path)).body;
  expect((await (await as('client')).call('GET', items[0].url)).status).not.toBe(500);
});

test('a rejection needs a reason, which the sender reads; the client never sees the photo', async () => {
  server.setNow(at('10:00'));
  const id = await sendPhoto();
  const planner = await as('planner');
  expect((await planner.post(`/photos/${id}/reject`, {})).body.fields).toMatchObject([
    { path: 'reason', code: 'required' },
  ]);
  await planner.post(`/photos/${id}/reject`, { code: 'people', reason: 'A face without consent' });
  const { items } = (await (await as('mia')).get(`${path}?state=rejected`)).body;
  expect(items).toMatchObject([{ id, state: 'rejected', reason: 'A face without consent' }]);
  const rows = await server.inTenant('north', (db) =>
    db.selectFrom('activity').select('after').where('caption', '=', 'photo_rejected').execute(),
  );
  expect(rows).toMatchObject([{ after: { code: 'people' } }]);
  expect(await seen('client')).toEqual([]);
  expect((await (await as('mia')).post(`/photos/${id}/approve`)).body.code).toBe('forbidden');
});

test('the sender withdraws what waits and deletes what is younger than a day', async () => {
  server.setNow(at('10:00'));
  const [first, second] = [await sendPhoto(), await sendPhoto('mia', 'Gate 4')];
  const tom = await as('tom');
  expect((await tom.post(`/photos/${first}/withdraw`)).status).toBe(404);
  expect((await tom.call('DELETE', `/photos/${first}`)).status).toBe(404);
  const mia = await as('mia');
  for (const _ of [1, 2]) expect((await mia.post(`/photos/${first}/withdraw`)).body.state).toBe('withdrawn');
  expect(await seen('mia')).toEqual([second]);
  expect((await mia.call('DELETE', `/photos/${first}`)).status).toBe(204);
  expect((await mia.call('DELETE', `/photos/${first}`)).status).toBe(404);
  server.setNow(at('10:01', '2026-11-22'));
  expect((await (await as('mia')).call('DELETE', `/photos/${second}`)).body.code).toBe('too_late');
});

test('only pictures are taken, with words that are not too long, and not from the future', async () => {
  server.setNow(at('10:00'));
  const mia = await as('mia');
  const text = await uploadAs(server, 'mia', Buffer.from('just words'));
  expect((await mia.post(path, { uploadId: text })).body.code).toBe('unsupported_file');
  const uploadId = await uploadAs(server, 'mia', await pictureForTests());
  expect((await mia.post(path, { uploadId, caption: 'x'.repeat(201) })).body.fields).toMatchObject([
    { path: 'caption', code: 'too_long' },
  ]);
  expect((await mia.post(path, { uploadId, takenAt: '2026-12-24T00:00:00Z' })).body.fields).toMatchObject([
    { path: 'takenAt', code: 'in_the_future' },
  ]);
  const outsider = await as('outsider');
  expect((await outsider.post(path, { uploadId })).status).toBe(404);
  const kept = await mia.post(path, { uploadId, takenAt: '2026-11-21T09:30:00+01:00' });
  expect(kept.body).toMatchObject({ takenAt: '2026-11-21T08:30:00.000Z', mine: true, may: { delete: true } });
});

type Addresses = { url: string; medium: string; small: string };
async function sizesSeen() {
  const { client, cookie } = await signIn(server, 'mia');
  const { items } = (await client.get(path)).body as { items: Addresses[] };
  const sides = async (url: string) => {
    const answer = await server.app.inject({ url, headers: { host: 'north.test', cookie } });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    return [width, height];
  };
  const { url = '', medium = '', small = '' } = items[0] ?? {};
  return { whole: await sides(url), medium: await sides(medium), small: await sides(small) };
}

test('a photo comes in three sizes: whole, for a screen, and a square for a list', async () => {
  server.setNow(at('10:00'));
  const uploadId = await uploadAs(server, 'mia', await pictureForTests(2_400, 1_200));
  const { body } = await (await as('mia')).post(path, { uploadId });
  expect(await sizesSeen()).toEqual({ whole: [2_400, 1_200], medium: [1_024, 512], small: [384, 384] });
  await (await as('mia')).call('DELETE', `/photos/${body.id}`);
  const left = await server.inTenant('north', (db) => db.selectFrom('file').select('name').execute());
  expect(left.filter(({ name }) => name.startsWith('photo-'))).toEqual([]);
});

test('no transaction waits while a photo is made smaller', async () => {
  server.setNow(at('10:00'));
  const uploadId = await uploadAs(server, 'mia', await pictureForTests());
  const mia = await as('mia');
  const files = filesOf(server);
  const { read } = files;
  const sessions = countSessions(server.database);
  const held: number[] = [];
  files.read = async (name) => {
    held.push(sessions.held());
    return read(name);
  };
  try {
    expect((await mia.post(path, { uploadId })).status).toBe(200);
  } finally {
    files.read = read;
    sessions.stop();
  }
  expect(held).toEqual([0]);
});

test('one from before there were sizes is shown as it came, until the next round makes them', async () => {
  server.setNow(at('10:00'));
  const uploadId = await uploadAs(server, 'mia', await pictureForTests(1_600, 1_200));
  await (await as('mia')).post(path, { uploadId });
  await server.inTenant('north', (db) => db.deleteFrom('fileSize').execute());
  expect(await sizesSeen()).toMatchObject({ medium: [1_600, 1_200], small: [1_600, 1_200] });
  await server.inTenant('north', (db) => server.jobs.within(db, 'north').send('round', {}));
  for (const _ of ['round', 'size-photo']) await server.jobs.drain();
  expect(await sizesSeen()).toMatchObject({ medium: [1_024, 768], small: [384, 384] });
});
