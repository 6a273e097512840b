import { at, away, clientOf, plantSite, there } from '../../../../tools/testing/fixtures/site.fixture.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import { filesOf, serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantItem } from '../../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const as = (login: string) => clientOf(server, login);
const crew = '/projectCrews/crew';

test('the crew screen tells each what is for them', async () => {
  server.setNow(at('06:30'));
  const seen = async (login: string) => (await (await as(login)).get(crew)).body;
  const all = { external: 'for all', internal: null, crew: null, crewChief: null };
  const infos = {
    mia: { ...all, crew: 'for the crew' },
    chief: { ...all, crew: 'for the crew', crewChief: 'for the chief' },
    planner: { ...all, internal: 'for the desk', crew: 'for the crew', crewChief: 'for the chief' },
    client: all,
    '4711': all,
  };
  for (const [login, info] of Object.entries(infos))
    expect([login, (await seen(login)).info]).toEqual([login, info]);
  expect(await seen('mia')).toMatchObject({
    name: 'Load-in',
    project: { number: '4711', company: 'Opera' },
    startsAt: '2026-11-21T08:00:00+01:00',
    location: { name: 'Messe, Gate 3', radiusM: 500 },
    contactOnSite: { name: 'Client', phone: '+432' },
    chiefs: [{ name: "Zoë D'chief", functionCaption: 'Rigger' }],
    mine: [{ crewItemId: 'i-mia', status: 'confirmed' }],
    notStarted: true,
    may: {
      lead: false,
      addPhoto: true,
      shareLocation: true,
      contactMembers: true,
      editInfo: false,
      seeStatus: false,
    },
  });
  expect((await seen('chief')).may).toMatchObject({ lead: true, signOff: true, seeLocations: true });
  expect((await seen('planner')).may).toMatchObject({ lead: true, editInfo: true, decidePhotos: true });
  server.setNow(at('07:00'));
  expect((await seen('mia')).notStarted).toBe(false);
});

test('what the tenant has no bundle for is not offered', async () => {
  server.setNow(at('06:00', '2026-11-20'));
  await server.inTenant('north', async (db) => {
    const loginId = 'login-planner';
    await db.insertInto('loginRight').values({ loginId, rightName: 'crews', permission: 'CREATE' }).execute();
  });
  const offered = async (bundles: string[]) => {
    await server.inTenant('north', (db) => db.updateTable('tenant').set({ bundles }).execute());
    const { createItems, duplicateItems, assignPeople } = (await (await as('planner')).get(crew)).body.may;
    return { createItems, duplicateItems, assignPeople };
  };
  const [yes, no] = [true, false];
  expect(await offered(['crew-ops', 'projects', 'planning'])).toEqual({
    createItems: yes,
    duplicateItems: yes,
    assignPeople: yes,
  });
  expect(await offered(['crew-ops', 'projects'])).toEqual({
    createItems: yes,
    duplicateItems: no,
    assignPeople: no,
  });
  expect(await offered(['crew-ops', 'planning'])).toEqual({
    createItems: no,
    duplicateItems: yes,
    assignPeople: no,
  });
});

test('nobody else learns that the crew exists', async () => {
  await server.inTenant('north', (db) => plantCrew(db, { id: 'foreign-crew' }));
  const paths = ['', '/projectCrewItems', '/crewChiefs', '/crewMembers/person-mia'];
  for (const path of paths) {
    for (const login of ['outsider', 'stranger']) {
      expect([path, (await (await as(login)).get(`${crew}${path}`)).status]).toEqual([path, 404]);
    }
    expect((await (await as('4711')).get(`/projectCrews/foreign-crew${path}`)).status).toBe(404);
  }
  expect((await (await as('4711')).get(crew)).status).toBe(200);
});

test('who plans lists every position, others those that stand', async () => {
  await server.inTenant('north', async (db) => {
    await plantItem(db, { id: 'i-open', crewId: 'crew', status: 'vacant' });
    await plantItem(db, {
      id: 'i-asked',
      crewId: 'crew',
      personId: 'person-outsider',
      status: 'requested',
    });
  });
  const ids = async (login: string) => {
    const { body } = await (await as(login)).get(`${crew}/projectCrewItems`);
    return [body.total, body.items.map(({ crewItemId }: { crewItemId: string }) => crewItemId).toSorted()];
  };
  expect(await ids('planner')).toEqual([5, ['i-asked', 'i-chief', 'i-mia', 'i-open', 'i-tom']]);
  expect(await ids('chief')).toEqual([4, ['i-asked', 'i-chief', 'i-mia', 'i-tom']]);
  expect(await ids('client')).toEqual([3, ['i-chief', 'i-mia', 'i-tom']]);
  const asked = (await (await as('outsider')).get(crew)).body;
  expect(asked.mine).toMatchObject([{ crewItemId: 'i-asked', status: 'requested' }]);
});

test("the chief's list has a row for each with a state to be seen from afar", async () => {
  server.setNow(at('07:30'));
  await (await as('mia')).post('/projectCrewItems/i-mia/preCall', {});
  const chief = await as('chief');
  await chief.post('/projectCrewItems/i-chief/checkIn', { position: there });
  const states = async () => {
    const { body } = await chief.get(`${crew}/projectCrewItemStatus`);
    return Object.fromEntries(
      body.items.map((row: Record<string, unknown>) => [
        row['crewItemId'],
        [row['state'], row['noShowPossible']],
      ]),
    );
  };
  expect(await states()).toEqual({
    'i-chief': ['in', false],
    'i-mia': ['preCalled', false],
    'i-tom': ['noPreCall', false],
  });
  server.setNow(at('07:44'));
  await server.inTenant('north', (db) =>
    db
      .updateTable('crewItem')
      .set({ startsAt: at('07:15') })
      .where('id', '=', 'i-tom')
      .execute(),
  );
  expect((await states())['i-tom']).toEqual(['late', true]);
  const { body } = await chief.get(`${crew}/projectCrewItemStatus`);
  const led = body.items.find(({ crewChief }: { crewChief: boolean }) => crewChief);
  expect(led).toMatchObject({ crewItemId: 'i-chief', phone: '+431', functionCaption: 'Rigger' });
  expect((await (await as('mia')).get(`${crew}/projectCrewItemStatus`)).status).toBe(404);
  expect((await (await as('office')).get(`${crew}/projectCrewItemStatus`)).body.total).toBe(3);
});

test('numbers are shown from seven days before to two days after, and with the right', async () => {
  const phones = async (login: string) => {
    const client = await as(login);
    return [
      (await client.get(`${crew}/crewChiefs`)).body.items[0].phone,
      (await client.get(`${crew}/contactOnSite`)).body?.phone ?? null,
      (await client.get(`${crew}/crewMembers/C-tom`)).body.phone,
    ];
  };
  server.setNow(at('12:00', '2026-11-13'));
  expect(await phones('mia')).toEqual([null, null, null]);
  server.setNow(at('12:00', '2026-11-14'));
  expect(await phones('mia')).toEqual(['+431', '+432', '+431']);
  expect(await phones('client')).toEqual(['+431', '+432', null]);
  expect(await phones('4711')).toEqual(['+431', null, null]);
  server.setNow(at('12:00', '2026-11-24'));
  expect(await phones('mia')).toEqual([null, null, null]);
  expect((await (await as('mia')).get(`${crew}/crewMembers/C-outsider`)).status).toBe(404);
});

test('why a number is hidden is said by the day at the site, and who may never see it learns no days', async () => {
  const why = async (login: string) => {
    const { body } = await (await as(login)).get(`${crew}/crewMembers/C-tom`);
    return [body.phone, body.phoneHidden, body.shownFrom, body.shownUntil];
  };
  const days = ['2026-11-14', '2026-11-23'];
  // Half past eleven in the evening at the site; elsewhere it is the next day already.
  server.setNow(at('23:30', '2026-11-13'));
  expect(await why('mia')).toEqual([null, 'notYet', ...days]);
  expect(await why('client')).toEqual([null, 'right', null, null]);
  server.setNow(at('00:30', '2026-11-14'));
  expect(await why('mia')).toEqual(['+431', null, ...days]);
  expect(await why('client')).toEqual([null, 'right', null, null]);
  server.setNow(at('00:30', '2026-11-24'));
  expect(await why('mia')).toEqual([null, 'over', ...days]);
});

test('the planner edits what is told, against the version that was read', async () => {
  const planner = await as('planner');
  const { version } = (await planner.get(crew)).body;
  const edit = (body: object, seen = version) =>
    planner.post(`${crew}/info`, body, { headers: { 'if-match': `"${seen}"` } });
  expect((await planner.post(`${crew}/info`, {})).body.code).toBe('precondition_required');
  const done = await edit({ crew: 'Bring gloves', cateringNote: 'Soup' });
  expect(done.body).toMatchObject({
    version: version + 1,
    info: { crew: 'Bring gloves', external: 'for all' },
    catering: { note: 'Soup' },
  });
  expect((await edit({ crew: 'Too late' })).body).toMatchObject({ code: 'conflict' });
  expect((await edit({ contactOnSiteId: 'nobody' }, version + 1)).body.fields).toMatchObject([
    { path: 'contactOnSiteId', code: 'bad_choice' },
  ]);
  expect((await edit({ contactOnSiteId: null }, version + 1)).body.contactOnSite).toBeNull();
  expect((await (await as('mia')).post(`${crew}/info`, {})).body.code).toBe('forbidden');
});

test('ratings: who planned reads all of them, others their own', async () => {
  server.setNow(at('19:00'));
  await server.inTenant('north', async (db) => {
    await db.updateTable('crewItem').set({ status: 'done' }).where('id', '=', 'i-mia').execute();
    const rating = { personId: 'person-mia', crewItemId: 'i-mia', typeId: 'overall', at: at('19:00') };
    await db
      .insertInto('crewRating')
      .values([
        { ...rating, id: 'r1', byPerson: 'person-client', stars: 5, comment: 'Great' },
        { ...rating, id: 'r2', byPerson: 'person-chief', stars: 4 },
      ])
      .execute();
  });
  const path = `${crew}/projectCrewItemRatings`;
  expect((await (await as('planner')).get(path)).body).toMatchObject({
    total: 1,
    items: [{ crewItemId: 'i-mia', average: 4.5, ratings: [{ stars: 5 }, { stars: 4 }] }],
  });
  expect((await (await as('client')).get(path)).body.items[0].ratings).toMatchObject([
    { stars: 5, comment: 'Great', mine: true },
  ]);
  expect((await (await as('tom')).get(path)).status).toBe(404);
});

test('a location is shared for two hours at most, with chief and planner, until the check-in', async () => {
  server.setNow(at('06:00'));
  const mia = await as('mia');
  const share = (action: string) => mia.post(`${crew}/liveLocations`, { action, ...away });
  expect((await share('update')).body.code).toBe('wrong_state');
  expect((await share('start')).body).toEqual({ sharing: true, endsAt: at('08:00').toISOString() });
  expect((await share('update')).body).toMatchObject({ sharing: true });
  const seen = async (login: string) => (await (await as(login)).get(`${crew}/liveLocations`)).body;
  for (const login of ['chief', 'planner']) {
    expect((await seen(login)).items).toMatchObject([
      { personId: 'person-mia', distanceM: 1401, mine: false },
    ]);
  }
  expect((await seen('tom')).total).toBe(0);
  expect((await seen('mia')).items).toMatchObject([{ mine: true }]);
  expect((await seen('client')).code).toBe('forbidden');
  expect((await mia.get(crew)).body.liveLocationUntil).toBe(at('08:00').toISOString());
  await mia.post(`${crew}/liveLocations`, { action: 'stop' });
  expect((await seen('chief')).total).toBe(0);
  server.setNow(at('07:10'));
  const later = await as('mia');
  await later.post(`${crew}/liveLocations`, { action: 'start', ...away });
  await later.post('/projectCrewItems/i-mia/checkIn', { position: there });
  expect((await seen('chief')).total).toBe(0);
  const again = await later.post(`${crew}/liveLocations`, { action: 'start', ...away });
  expect(again.body.code).toBe('wrong_state');
});

test('papers of a crew are for its people and who plans; drafts and other crews stay away', async () => {
  await server.inTenant('north', async (db) => {
    const other = await plantCrew(db);
    const planted = async (subjectId: string, some: Parameters<typeof plantDocument>[3]) => {
      const { id } = await plantDocument(db, filesOf(server), [], { status: 'information', ...some });
      const link = { documentId: id, subjectKind: 'crew' as const, subjectId };
      await db.insertInto('documentLink').values(link).execute();
    };
    await planted('crew', { name: 'Rigging plan' });
    await planted('crew', { name: 'Draft', status: 'draft' });
    await planted(other.id, { name: 'Elsewhere' });
  });
  const names = async (login: string) => {
    const { status, body } = await (await as(login)).get(`${crew}/documents`);
    return status === 200 ? body.items.map(({ name }: { name: string }) => name) : status;
  };
  expect(await names('mia')).toEqual(['Rigging plan']);
  expect(await names('planner')).toEqual(['Rigging plan']);
  expect(await names('client')).toEqual([]);
  expect(await names('outsider')).toBe(404);
  expect(await names('4711')).toBe(403);
});
