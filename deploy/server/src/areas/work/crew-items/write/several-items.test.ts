import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantFunction, plantItem } from '../../../../tools/testing/database/plant.db.ts';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../../tools/testing/fixtures/crew-items.fixture.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) => plantItem(db, { crewId: 'load-in', functionId: 'rigger', ...some }));
const cora = { personId: 'person-cora' };
const carl = { personId: 'person-carl' };
const seen = (...items: { id: string; version?: number }[]) =>
  items.map(({ id, version = 1 }) => ({ id, version }));
const rows = () =>
  server.inTenant('north', (db) => db.selectFrom('crewItem').selectAll().orderBy('id').execute());
const rowOf = async (id: string) => (await rows()).find((row) => row.id === id);
const captions = (subject: string) =>
  server.inTenant('north', async (db) =>
    (
      await db
        .selectFrom('activity')
        .select('caption')
        .where('subjectId', '=', subject)
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ caption }) => caption),
  );
const notified = () =>
  server.inTenant('north', async (db) =>
    (await db.selectFrom('notification').selectAll().orderBy('personId').execute()).map(
      ({ personId, kind }) => `${personId} ${kind}`,
    ),
  );

describe('several positions at once', () => {
  test('all begin and end an hour later; who has confirmed is asked anew, the history says what', async () => {
    const [booked, asked, open] = [
      await plant(cora),
      await plant({ ...carl, status: 'requested' }),
      await plant({ status: 'draft' }),
    ];
    const paul = await clientOf(server, 'paul');
    const answer = await paul.post('/projectCrewItems/edit', {
      items: seen(booked, asked, open),
      start: { by: 60 },
      end: { by: 60 },
      comment: 'Gate 4',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.items.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'draft',
      'hasChanged',
      'requested',
    ]);
    for (const { id } of [booked, asked, open])
      expect(await rowOf(id)).toMatchObject({
        startTime: '09:00:00',
        endTime: '19:00:00',
        comment: 'Gate 4',
        version: 2,
      });
    const changes = [
      { field: 'startTime', before: '08:00', after: '09:00' },
      { field: 'endTime', before: '18:00', after: '19:00' },
    ];
    expect((await rowOf(booked.id))?.changes).toEqual(changes);
    const own = await clientOf(server, 'cora');
    expect((await own.get(`/jobs/${booked.id}`)).body).toMatchObject({
      changes,
      history: [{ caption: 'item_change', changes }],
    });
    expect(await notified()).toEqual(['person-carl jobChanged', 'person-cora jobChanged']);
  });

  test('one that has begun keeps all from changing, and is named', async () => {
    const [open, done] = [await plant({ status: 'draft' }), await plant({ ...carl, status: 'done' })];
    const paul = await clientOf(server, 'paul');
    const answer = await paul.post('/projectCrewItems/edit', {
      items: seen(open, done),
      start: { at: '09:00' },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'wrong_state']);
    expect(answer.body.params).toMatchObject({
      itemId: done.id,
      person: "Carl D'carl",
      function: 'Rigger',
      day: '2026-11-21',
      status: 'done',
    });
    expect(await rowOf(open.id)).toMatchObject({ startTime: '08:00:00', version: 1 });
  });

  test('times that cannot be are refused in the name of their position', async () => {
    const [long, short] = [
      await plant({ status: 'draft' }),
      await plant({ status: 'draft', startTime: '08:00', endTime: '10:00' }),
    ];
    const paul = await clientOf(server, 'paul');
    const answer = await paul.post('/projectCrewItems/edit', {
      items: seen(long, short),
      end: { by: -120 },
    });
    expect(answer.body).toMatchObject({
      status: 422,
      params: { itemId: short.id, person: '' },
      fields: [{ path: 'endTime', code: 'same_start_and_end' }],
    });
    expect(await rowOf(long.id)).toMatchObject({ endTime: '18:00:00' });
  });

  test('somebody was faster: nothing changes, and the position is named', async () => {
    const [one, other] = [await plant({ status: 'draft' }), await plant(carl)];
    const paul = await clientOf(server, 'paul');
    await paul.post(`/projectCrewItems/${other.id}`, { comment: 'Gate 4' }, ifMatch(1));
    const answer = await paul.post('/projectCrewItems/edit', {
      items: seen(one, other),
      start: { at: '09:00' },
    });
    expect([answer.status, answer.body.code, answer.body.params.itemId]).toEqual([409, 'conflict', other.id]);
    expect(await rowOf(one.id)).toMatchObject({ startTime: '08:00:00' });
    const gone = await paul.post('/projectCrewItems/edit', { items: seen(one, { id: 'nothing' }) });
    expect(gone.status).toBe(404);
  });

  test('conflicts are told of everybody who has one, and overridden with a reason', async () => {
    const both = [
      await plant({ ...cora, startDate: '2026-11-22' }),
      await plant({ ...carl, startDate: '2026-11-22' }),
    ];
    for (const who of [cora, carl])
      await plant({
        ...who,
        crewId: 'load-out',
        startDate: '2026-11-22',
        startTime: '19:00',
        endTime: '22:00',
      });
    const paul = await clientOf(server, 'paul');
    const edit = (intent: object = {}) =>
      paul.post('/projectCrewItems/edit', { items: seen(...both), end: { at: '20:00' }, ...intent });
    const stopped = await edit();
    expect([stopped.status, stopped.body.code]).toEqual([409, 'collision']);
    expect(stopped.body.params).toMatchObject({ count: 2, forceable: 1, function: 'Rigger' });
    expect(stopped.body.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'items.0',
      'items.1',
    ]);
    expect((await rows()).every(({ version }) => version === 1)).toBe(true);
    expect((await edit({ force: true, reason: 'Agreed by phone' })).status).toBe(200);
    expect(await rowOf(both[0]?.id ?? '')).toMatchObject({
      endTime: '20:00:00',
      doubleBooking: true,
      forcedReason: 'Agreed by phone',
    });
  });

  test('two jobs of a person that touch move out of each other’s way', async () => {
    const [first, second] = [
      await plant({ ...cora, startTime: '08:00', endTime: '12:00' }),
      await plant({ ...cora, crewId: 'load-out', startTime: '12:00', endTime: '16:00' }),
    ];
    const paul = await clientOf(server, 'paul');
    for (const [version, by] of [
      [1, 60],
      [2, -120],
    ] as const) {
      const items = seen({ id: first.id, version }, { id: second.id, version });
      const answer = await paul.post('/projectCrewItems/edit', { items, start: { by }, end: { by } });
      expect([answer.status, answer.body.code]).toEqual([200, undefined]);
    }
    expect(await rowOf(second.id)).toMatchObject({ startTime: '11:00:00' });
  });

  test('another function, for planners who may edit, of at most 200 positions', async () => {
    await server.inTenant('north', (db) => plantFunction(db, { id: 'hand', caption: 'Stagehand' }));
    const open = await plant({ status: 'draft' });
    const intent = { items: seen(open), functionId: 'hand' };
    for (const login of ['reader', 'cora', 'clea'])
      expect((await (await clientOf(server, login)).post('/projectCrewItems/edit', intent)).status).toBe(403);
    const paul = await clientOf(server, 'paul');
    const many = Array.from({ length: 201 }, (_, n) => ({ id: `${n}`, version: 1 }));
    expect((await paul.post('/projectCrewItems/edit', { items: many })).status).toBe(422);
    expect(
      (await paul.post('/projectCrewItems/edit', { ...intent, functionId: 'nothing' })).body,
    ).toMatchObject({
      params: { itemId: open.id },
      fields: [{ path: 'functionId', code: 'bad_choice' }],
    });
    expect((await paul.post('/projectCrewItems/edit', intent)).status).toBe(200);
    expect(await rowOf(open.id)).toMatchObject({ functionId: 'hand' });
  });

  test('what one refuses to do is said in its name, and the others stay', async () => {
    const [open, done] = [await plant({ status: 'draft' }), await plant({ ...carl, status: 'done' })];
    const paul = await clientOf(server, 'paul');
    const intent = { ids: [open.id, done.id], action: 'notNeeded', reason: 'Rain' };
    const answer = await paul.post('/projectCrewItemStatus', intent);
    expect(answer.body).toMatchObject({
      code: 'wrong_state',
      params: { itemId: done.id, person: "Carl D'carl" },
    });
    expect(await rowOf(open.id)).toMatchObject({ status: 'draft' });
  });
});

test('the history of a position names who changed what, and why', async () => {
  const item = await plant({ ...cora, comment: 'Gate 3' });
  const paul = await clientOf(server, 'paul');
  const edit = { startTime: '09:00', comment: 'Gate 4', payMinor: 2000, crewChief: true };
  expect((await paul.post(`/projectCrewItems/${item.id}`, edit, ifMatch(1))).status).toBe(200);
  server.setNow(new Date(today.getTime() + 60_000));
  await paul.post(`/projectCrewItems/${item.id}`, { comment: '' }, ifMatch(2));
  const path = `/projectCrewItems/${item.id}/activities`;
  expect((await paul.get(path)).body.items).toMatchObject([
    { caption: 'item_edit', changes: [], besides: [{ field: 'comment', before: 'Gate 4', after: '' }] },
    {
      caption: 'item_change',
      by: "Zoë D'paul",
      changes: [{ field: 'startTime', before: '08:00', after: '09:00' }],
      besides: [
        { field: 'comment', before: 'Gate 3', after: 'Gate 4' },
        { field: 'crewChief', before: 'false', after: 'true' },
        { field: 'pay', before: null, after: '2000' },
      ],
    },
  ]);
  expect((await paul.get('/projectCrewItems/nothing/activities')).status).toBe(404);
  const own = await clientOf(server, 'cora');
  expect((await own.get(path)).status).toBe(403);
});

describe('positions that nobody knows of', () => {
  test('are removed, and come back as they were by Undo', async () => {
    const [draft, vacant] = [
      await plant({ status: 'draft', comment: 'Gate 4', payMinor: 1900, currency: 'EUR' }),
      await plant({ status: 'vacant' }),
    ];
    const paul = await clientOf(server, 'paul');
    expect((await paul.get(`/projectCrewItems/${draft.id}`)).body.may.remove).toBe(true);
    const before = await rowOf(draft.id);
    const gone = await paul.post('/projectCrewItems/remove', { items: seen(draft, vacant) });
    expect(gone.body.ids.toSorted()).toEqual([draft.id, vacant.id].toSorted());
    expect(await rows()).toEqual([]);
    expect(await captions('load-in')).toEqual(['items_removed']);
    const pia = await clientOf(server, 'pia');
    const ids = [draft.id, vacant.id];
    expect((await pia.post('/projectCrewItems/restore', { ids })).status).toBe(404);
    expect((await paul.post('/projectCrewItems/restore', { ids })).status).toBe(200);
    expect(await rowOf(draft.id)).toEqual({ ...before, version: 2 });
    expect(await captions(draft.id)).toEqual(['item_remove', 'item_restore']);
    expect((await paul.post('/projectCrewItems/restore', { ids })).body.code).toBe('wrong_state');
  });

  test('come back within ten minutes', async () => {
    const draft = await plant({ status: 'draft' });
    const paul = await clientOf(server, 'paul');
    await paul.post('/projectCrewItems/remove', { items: seen(draft) });
    server.setNow(new Date(today.getTime() + 11 * 60_000));
    expect((await paul.post('/projectCrewItems/restore', { ids: [draft.id] })).body.code).toBe('too_late');
  });

  test.each<[string, Some]>([
    ['somebody is planned', { ...cora, status: 'draft' }],
    ['somebody is asked', { ...cora, status: 'requested' }],
    ['somebody was asked before', { status: 'draft', requestedAt: new Date('2026-11-19T06:00:00Z') }],
    ['somebody has it', cora],
    ['it was called off', { status: 'notNeeded' }],
  ])('stay, all of them, where of one %s', async (_, some) => {
    const [free, held] = [await plant({ status: 'draft' }), await plant(some)];
    const paul = await clientOf(server, 'paul');
    expect((await paul.get(`/projectCrewItems/${held.id}`)).body.may.remove).toBe(false);
    const answer = await paul.post('/projectCrewItems/remove', { items: seen(free, held) });
    expect([answer.status, answer.body.code, answer.body.params.itemId]).toEqual([
      409,
      'wrong_state',
      held.id,
    ]);
    expect(await rows()).toHaveLength(2);
  });

  test('stay where somebody has applied, has changed them, or may not edit', async () => {
    const vacant = await plant({ status: 'vacant' });
    const own = await clientOf(server, 'cora');
    const items = seen(vacant);
    expect((await own.post('/projectCrewItems/remove', { items })).status).toBe(403);
    const paul = await clientOf(server, 'paul');
    const stale = await paul.post('/projectCrewItems/remove', { items: seen({ ...vacant, version: 7 }) });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect((await own.post(`/projectCrewItems/${vacant.id}/applyVacancy`, {})).status).toBeLessThan(300);
    expect((await paul.post('/projectCrewItems/remove', { items })).body.code).toBe('wrong_state');
  });
});

test('another function is looked at with the skills that it needs, while it is typed over', async () => {
  const item = await plant(cora);
  await server.inTenant('north', (db) => plantFunction(db, { id: 'hand', caption: 'Stagehand' }));
  const paul = await clientOf(server, 'paul');
  const kinds = async (query: string) =>
    (
      (await paul.get(`/projectCrewItems/conflicts?personId=person-cora&itemId=${item.id}${query}`)).body
        .conflicts as { kind: string }[]
    ).map(({ kind }) => kind);
  expect(await kinds('')).not.toContain('functionMissing');
  expect(await kinds('&functionId=hand')).not.toEqual(await kinds(''));
});
