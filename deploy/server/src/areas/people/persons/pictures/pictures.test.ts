import { sweepJob } from '#platform/jobs/sweeps.ts';
import { serverWithStaff, staff, uploadPicture } from '../../../../tools/testing/fixtures/person.fixture.ts';
import { pictureReminder } from './picture-reminder.sweep.ts';

const server = serverWithStaff();
const me = '/persons/person-kim';

const submitPicture = async (edge = 640, crop?: object) => {
  const kim = await staff(server, 'kim');
  const uploadId = await uploadPicture(server, kim, edge);
  return {
    kim,
    made: await kim.client.post(`${me}/profilePictures`, { uploadId, ...(crop ? { crop } : {}) }),
  };
};
const olgaDecides = async (id: string, how: string, body?: object) =>
  (await staff(server, 'olga')).client.post(`/profilePictures/${id}/${how}`, body);
const pictureFor = async (login: string) => (await (await staff(server, login)).client.get(me)).body.picture;

test('a new picture waits: its owner sees it, the others see none', async () => {
  const { made } = await submitPicture();
  expect(made.body).toMatchObject({ state: 'pending', shown: null, may: { withdraw: true, decide: false } });
  expect(await pictureFor('kim')).toMatchObject({ pending: true });
  expect(await pictureFor('paula')).toBe(null);
  const olga = (await staff(server, 'olga')).client;
  expect((await olga.get('/profilePictures')).body).toMatchObject({
    total: 1,
    items: [{ id: made.body.id, personName: "Zoë D'kim", may: { decide: true } }],
  });
  expect((await olga.get('/persons?waiting=true')).body.total).toBe(1);
});

test('an approved picture is for everybody, in three square sizes', async () => {
  const { made } = await submitPicture();
  expect((await olgaDecides(made.body.id, 'approve')).body).toMatchObject({ state: 'approved' });
  const picture = await pictureFor('paula');
  expect(picture.pending).toBe(false);
  const files = await server.inTenant('north', (db) =>
    db.selectFrom('fileSize').innerJoin('file', 'file.id', 'fileSize.sizedFileId').selectAll().execute(),
  );
  expect(
    files
      .filter((one) => !one.private)
      .map(({ edge }) => edge)
      .sort((a, b) => a - b),
  ).toEqual([64, 128, 400]);
  const small = await server.client().get(picture.small.replace('/api/v1', ''));
  expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
  const asked = (await staff(server, 'paula')).client;
  const one = await asked.get(`/profilePictures/${made.body.id}/file?size=128`);
  expect(one.body.url).toBe(picture.medium);
});

test('while a second one waits, or is refused, the first one stays', async () => {
  const { made } = await submitPicture();
  await olgaDecides(made.body.id, 'approve');
  const first = await pictureFor('paula');
  const { made: second } = await submitPicture(800);
  expect(await pictureFor('paula')).toEqual(first);
  expect((await pictureFor('kim')).pending).toBe(true);
  expect((await olgaDecides(second.body.id, 'reject', { reason: 'Sunglasses' })).body.reason).toBe(
    'Sunglasses',
  );
  expect(await pictureFor('kim')).toEqual(first);
  const kim = (await staff(server, 'kim')).client;
  expect((await kim.get('/notifications')).body.items[0]).toMatchObject({
    kind: 'pictureRejected',
    params: { reason: 'Sunglasses' },
  });
  expect((await kim.get(`${me}/profilePictures`)).body.total).toBe(2);
  expect((await olgaDecides(second.body.id, 'approve')).body.code).toBe('wrong_state');
});

test('a reason is a code, which its owner reads in their own words', async () => {
  const { made, kim } = await submitPicture();
  const refused = await olgaDecides(made.body.id, 'reject', {});
  expect(refused.body.fields).toMatchObject([{ path: 'reason', code: 'required' }]);
  const { body } = await olgaDecides(made.body.id, 'reject', { code: 'faceHidden' });
  expect([body.state, body.reasonCode, body.reason]).toEqual(['rejected', 'faceHidden', '']);
  const [notification] = (await kim.client.get('/notifications')).body.items;
  expect(notification.text).toMatch(/The face can’t be seen\.$/);
  const rows = await server.inTenant('north', (db) =>
    db.selectFrom('activity').select('after').where('caption', '=', 'picture_rejected').execute(),
  );
  expect(rows).toMatchObject([{ after: { code: 'faceHidden' } }]);
});

test('a picture is taken back while it waits, by its owner alone', async () => {
  const { made, kim } = await submitPicture();
  const lee = (await staff(server, 'lee')).client;
  expect((await lee.post(`/profilePictures/${made.body.id}/withdraw`)).status).toBe(404);
  expect((await lee.get(`/profilePictures/${made.body.id}/file`)).status).toBe(404);
  expect((await kim.client.post(`/profilePictures/${made.body.id}/withdraw`)).body.state).toBe('withdrawn');
  expect(await pictureFor('kim')).toBe(null);
  expect((await kim.client.get(me)).body.pictureState).toBe('none');
});

test('a newer picture takes the place of the one that waits', async () => {
  await submitPicture();
  const { kim } = await submitPicture(700);
  const states = (await kim.client.get(`${me}/profilePictures`)).body.items.map(
    (one: { state: string }) => one.state,
  );
  expect(states.sort()).toEqual(['pending', 'withdrawn']);
});

test.each([
  ['too small a picture', 300, undefined, 'uploadId'],
  ['a square outside of it', 640, { left: 500, top: 0, side: 400 }, 'crop'],
  ['too small a square', 640, { left: 0, top: 0, side: 100 }, 'crop.side'],
])('%s is refused', async (_, edge, crop, path) => {
  const { made } = await submitPicture(edge, crop);
  expect([made.status, made.body.fields[0].path]).toEqual([422, path]);
});

test('after two workdays the office is reminded, once', async () => {
  server.setNow(new Date('2026-11-19T10:00:00Z'));
  await submitPicture();
  const work = (at: string) =>
    sweepJob([pictureReminder])({ tenant: '', data: {} }, {
      database: server.database,
      now: () => new Date(at),
      jobs: server.jobs,
    } as unknown as Parameters<ReturnType<typeof sweepJob>>[1]);
  const todos = () =>
    server.inTenant('north', (db) =>
      db.selectFrom('activity').select('dueDate').where('caption', '=', 'picture_waiting').execute(),
    );
  await work('2026-11-20T10:00:00Z');
  await work('2026-11-22T10:00:00Z');
  expect(await todos()).toEqual([]);
  await work('2026-11-23T10:00:00Z');
  await work('2026-11-24T10:00:00Z');
  expect(await todos()).toEqual([{ dueDate: '2026-11-23' }]);
});
