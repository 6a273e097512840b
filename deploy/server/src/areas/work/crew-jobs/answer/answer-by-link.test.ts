import { notify } from '../../../account/notifications/notifications.public.ts';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const requested = { status: 'requested', requestedAt: at('18T06:00'), deadlineAt: at('20T20:00') } as const;
type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, {
      crewId: 'load-in',
      functionId: 'rigger',
      personId: 'person-cora',
      ...requested,
      ...some,
    }),
  );
const work = async () => {
  for (const _ of [1, 2, 3]) await server.jobs.drain();
};

/** Cora has no device, so she is mailed; the mail has the link. */
async function mailedLink(itemId: string): Promise<string> {
  await server.inTenant('north', (db) =>
    notify(
      { db, jobs: server.jobs.within(db, 'north'), at: today },
      { people: ['person-cora'], kind: 'jobRequested', subject: { kind: 'job', id: itemId } },
    ),
  );
  await work();
  return /https:\/\/north\.test\/answer#([\w-]{43})\n/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const anybody = () => server.client();
const look = (token: string) => anybody().get(`/answerLinks/${token}`);
const answer = (token: string, body: object) => anybody().post(`/answerLinks/${token}`, body);
const captions = (id: string) =>
  server.inTenant('north', async (db) =>
    (
      await db
        .selectFrom('activity')
        .select('caption')
        .where('subjectId', '=', id)
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ caption }) => caption),
  );

test('looking changes nothing; the answer counts once, as if she were signed in', async () => {
  const item = await plant();
  const token = await mailedLink(item.id);
  expect(token).not.toBe('');
  for (const _ of [1, 2]) {
    const seen = await look(token);
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(seen.body).toMatchObject({
      state: 'open',
      answer: null,
      tenantName: 'North',
      name: 'Cora',
      job: { status: 'requested', crew: { name: 'Load-in' }, location: { name: 'Hall 3' } },
    });
    expect(seen.body.job).not.toHaveProperty('pay');
    expect(seen.body.job).not.toHaveProperty('crewInfo');
  }
  const first = await answer(token, { answer: 'confirm' });
  expect([first.status, first.body]).toMatchObject([
    200,
    { state: 'answered', answer: 'confirm', job: { status: 'confirmed' } },
  ]);
  expect((await answer(token, { answer: 'confirm' })).body).toEqual(first.body);
  expect(await answer(token, { answer: 'refuse', reason: 'sick' })).toMatchObject({
    body: { code: 'link_used' },
  });
  expect((await look(token)).body).toMatchObject({ state: 'answered', answer: 'confirm', job: null });
  expect(await captions(item.id)).toEqual(['told_by_mail', 'item_confirm_by_link']);
  const cora = await clientOf(server, 'cora');
  const { history } = (await cora.get(`/jobs/${item.id}`)).body;
  expect(history).toMatchObject([{ caption: 'item_confirm_by_link' }]);
});

test('the token lies nowhere but in the mail', async () => {
  const item = await plant();
  const token = await mailedLink(item.id);
  const kept = await server.inTenant('north', async (db) => [
    await db.selectFrom('answerLink').selectAll().execute(),
    await db.selectFrom('activity').selectAll().execute(),
  ]);
  const queued = await server.database.asOwner((session) =>
    session.query('select data::text as data from pgboss.job'),
  );
  expect(JSON.stringify([kept, queued.rows])).not.toContain(token);
});

test('declining needs its reason, as in the app', async () => {
  const item = await plant();
  const token = await mailedLink(item.id);
  expect((await answer(token, { answer: 'refuse' })).body.fields).toMatchObject([
    { path: 'reason', code: 'required' },
  ]);
  expect((await answer(token, { answer: 'refuse', reason: 'other', comment: ' ' })).status).toBe(422);
  expect((await answer(token, { answer: 'refuse', reason: 'sick' })).body).toMatchObject({
    state: 'answered',
    answer: 'refuse',
  });
  expect(await captions(item.id)).toContain('item_refuse_by_link');
});

test('plans of her own that speak against a job are shown', async () => {
  await plant({ status: 'confirmed', crewId: 'load-out' });
  const item = await plant();
  const { job } = (await look(await mailedLink(item.id))).body;
  expect(job.conflicts[0]).toMatchObject({ kind: 'overlapConfirmed' });
});

test('other times than the mail said are answered in the app', async () => {
  const item = await plant();
  const token = await mailedLink(item.id);
  const planner = await clientOf(server, 'paul');
  const { version } = (await planner.get(`/projectCrewItems/${item.id}`)).body;
  const moved = await planner.post(`/projectCrewItems/${item.id}`, { startTime: '10:00' }, ifMatch(version));
  expect(moved.status).toBe(200);
  expect((await look(token)).body).toMatchObject({ state: 'changed', job: null });
  expect((await answer(token, { answer: 'confirm' })).body.code).toBe('wrong_state');
});

test('after the deadline the link is over', async () => {
  const item = await plant();
  const token = await mailedLink(item.id);
  server.setNow(at('20T20:01'));
  expect((await look(token)).body).toMatchObject({ state: 'over', job: null });
  expect((await answer(token, { answer: 'confirm' })).body.code).toBe('too_late');
});

test('a job that was called off is none any more', async () => {
  const item = await plant();
  const token = await mailedLink(item.id);
  await server.inTenant('north', (db) =>
    db.updateTable('crewItem').set({ status: 'cancelled' }).where('id', '=', item.id).execute(),
  );
  expect((await look(token)).body).toMatchObject({ state: 'changed', job: null });
});

test.each([
  [
    'who signs out everywhere',
    async () => void (await (await clientOf(server, 'cora')).call('DELETE', '/sessions')),
  ],
  [
    'who is blocked',
    () =>
      server.inTenant('north', (db) =>
        db.updateTable('login').set({ blocked: true }).where('personId', '=', 'person-cora').execute(),
      ),
  ],
  [
    'who left',
    () =>
      server.inTenant('north', (db) =>
        db.updateTable('person').set({ active: false }).where('id', '=', 'person-cora').execute(),
      ),
  ],
])('the links of %s end', async (_, happens) => {
  const token = await mailedLink((await plant()).id);
  await happens();
  expect((await look(token)).body.code).toBe('link_used');
  expect((await answer(token, { answer: 'confirm' })).body.code).toBe('link_used');
});

test('a link that never was one says so, and trying many costs time', async () => {
  expect((await look('never-was-one')).body.code).toBe('link_used');
  for (let times = 0; times < 6; times += 1) await answer('never-was-one', { answer: 'confirm' });
  expect((await answer('never-was-one', { answer: 'confirm' })).body.code).toBe('too_many');
});

test('who looks for links by guessing has to wait, and keeps no other network waiting', async () => {
  const lookFrom = (token: string, remoteAddress: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api/v1/answerLinks/${token}`,
      headers: { host: 'north.test' },
      remoteAddress,
    });
  const token = await mailedLink((await plant()).id);
  for (let times = 0; times < 51; times += 1) await lookFrom(`guess-${times}`, '10.1.2.3');
  const refused = await lookFrom('guess-51', '10.1.2.99');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(5);
  expect((await lookFrom(token, '10.1.3.3')).statusCode).toBe(200);
  server.setNow(new Date(today.getTime() + 5_000));
  expect((await lookFrom(token, '10.1.2.3')).statusCode).toBe(200);
});

test('a crew behind one line looks at its links as often as it likes', async () => {
  const token = await mailedLink((await plant()).id);
  for (let times = 0; times < 60; times += 1) expect((await look(token)).status).toBe(200);
});

test('a link of another tenant is none here', async () => {
  const token = await mailedLink((await plant()).id);
  const south = server.client('south.test');
  expect((await south.get(`/answerLinks/${token}`)).body.code).toBe('link_used');
});

test('what was answered before it was mailed has no link', async () => {
  const item = await plant({ status: 'confirmed' });
  expect(await mailedLink(item.id)).toBe('');
  expect(server.mails).toHaveLength(1);
});
