import { answer, plantForm, saveAt, uploaded } from '../../../tools/testing/fixtures/form.fixture.ts';
import { addLogin, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantItem,
  plantProject,
} from '../../../tools/testing/database/plant.db.ts';
import { north } from '../../../tools/testing/server/tenants.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

const server = serverWithPeople({
  fill: async () => {
    server.setNow(at('06:00'));
    await server.inTenant(north.id, async (db) => {
      await addLogin(db, { login: 'chief' });
      await addLogin(db, { login: 'hand' });
      await addLogin(db, {
        login: 'paula',
        types: ['planners'],
        rights: [
          ['crews', 'READ'],
          ['crews', 'EDIT'],
        ],
      });
      await addLogin(db, { login: 'carl', types: ['clients'] });
      const company = await plantCompany(db);
      await plantContact(db, {
        companyId: company.id,
        personId: 'person-carl',
        email: 'carl@opera.example',
      });
      const contact = await plantContact(db, { companyId: company.id, email: 'gate@opera.example' });
      const project = await plantProject(db, { companyId: company.id, plannerId: 'person-paula' });
      await plantCrew(db, { id: 'crew-1', projectId: project.id, contactOnSiteId: contact.id });
      await plantItem(db, { crewId: 'crew-1', personId: 'person-chief', crewChief: true });
      await plantItem(db, { crewId: 'crew-1', personId: 'person-hand' });
      await plantForm(db, { id: 'safe', kind: 'securityCheck', name: 'Site safety' }, [
        { id: 'exits', kind: 'yesNo', required: true, onNo: { todo: true } },
        { id: 'wind', kind: 'number', unit: 'm/s' },
      ]);
    });
  },
});

const list = async (login: string, query = '') =>
  (await (await signIn(server, login)).client.get(`/projectCrews/crew-1/securityChecks${query}`)).body;
const planned = async () => {
  const paula = await signIn(server, 'paula');
  const answered = await paula.client.post('/projectCrews/crew-1/securityChecks', { formId: 'safe' });
  return { paula, answered, check: answered.body.items[0] };
};
const where = { crewId: 'crew-1', date: '2026-11-21', shift: 'D' };
const performed = async () => {
  const { check } = await planned();
  const chief = await signIn(server, 'chief');
  const begun = await chief.client.post('/formResults/perform', { formId: 'safe', ...where });
  const signature = { uploadId: await uploaded(chief), name: 'CHIEF' };
  const answers = [answer('exits', 'no'), answer('wind', 7)];
  const done = await saveAt(chief, begun.body, { answers, submit: true, signature });
  return { chief, done, path: `/projectCrews/crew-1/securityChecks/${check.id}` };
};
const round = async (time: string) => {
  server.setNow(at(time));
  await server.jobs.send('round', {});
  await server.jobs.drain();
  return server.inTenant(north.id, (db) =>
    db
      .selectFrom('notification')
      .select(['kind', 'personId'])
      .where('kind', 'like', 'securityCheck%')
      .orderBy('personId')
      .execute(),
  );
};

test('the planner plans a check for the crew’s shift; planning it again changes nothing', async () => {
  const { paula, answered, check } = await planned();
  expect(answered.status).toBe(200);
  // The crew starts at 08:00 in Vienna, which is 07:00 UTC.
  expect(check).toMatchObject({
    form: 'Site safety',
    shift: 'D',
    state: 'due',
    dueFrom: '2026-11-21T07:00:00+01:00',
    dueUntil: '2026-11-21T09:00:00+01:00',
    endsAt: '2026-11-21T18:00:00+01:00',
  });
  const again = await paula.client.post('/projectCrews/crew-1/securityChecks', { formId: 'safe' });
  expect(again.body.items.map((one: { id: string }) => one.id)).toEqual([check.id]);
});

test('a check is planned for days of the crew only, of a form that is one, and when there are times', async () => {
  const { paula } = await planned();
  const plan = (body: object, crew = 'crew-1') =>
    paula.client.post(`/projectCrews/${crew}/securityChecks`, body);
  expect((await plan({ formId: 'safe', dates: ['2026-11-22'] })).body.fields).toMatchObject([
    { path: 'dates.0' },
  ]);
  expect((await plan({ formId: 'nothing' })).body.fields).toMatchObject([
    { path: 'formId', code: 'bad_choice' },
  ]);
  const late = await server.inTenant(north.id, (db) => plantCrew(db, { startTime: null, endTime: null }));
  expect((await plan({ formId: 'safe' }, late.id)).body).toMatchObject({
    code: 'wrong_state',
    params: { state: 'noTimes' },
  });
  expect((await plan({ formId: 'safe' }, 'nowhere')).status).toBe(404);
});

test('the chief plans as a planner does; who leads another crew, works there or is the client does not', async () => {
  await server.inTenant(north.id, async (db) => {
    await addLogin(db, { login: 'other' });
    const elsewhere = await plantCrew(db, {});
    await plantItem(db, { crewId: elsewhere.id, personId: 'person-other', crewChief: true });
    await addLogin(db, { login: 'reader', types: ['planners'], rights: [['crews', 'READ']] });
  });
  const plan = '/projectCrews/crew-1/securityCheckPlan';
  const tried = async (login: string) => {
    const { client } = await signIn(server, login);
    const read = await client.get(plan);
    const done = await client.post('/projectCrews/crew-1/securityChecks', { formId: 'safe' });
    return [read.status, done.status];
  };
  for (const login of ['other', 'hand', 'reader'])
    expect([login, await tried(login)]).toEqual([login, [404, 404]]);
  for (const login of ['carl', 'petra']) expect([login, await tried(login)]).toEqual([login, [403, 403]]);
  expect((await list('reader')).mayPlan).toBe(false);
  const chief = await signIn(server, 'chief');
  expect((await chief.client.get(plan)).body).toEqual({
    forms: [{ id: 'safe', name: 'Site safety' }],
    dates: ['2026-11-21'],
    shift: 'D',
    planned: [],
  });
  expect(await list('chief')).toMatchObject({ mayPlan: true, planner: { id: 'person-paula' } });
  expect((await list('carl')).planner).toBe(null);
  const done = await chief.client.post('/projectCrews/crew-1/securityChecks', { formId: 'safe' });
  expect(done.body).toMatchObject({ planned: 1, total: 1, items: [{ may: { cancel: true } }] });
  expect((await chief.client.get(plan)).body.planned).toEqual([
    { formId: 'safe', date: '2026-11-21', shift: 'D' },
  ]);
  const paula = await signIn(server, 'paula');
  const again = await paula.client.post('/projectCrews/crew-1/securityChecks', { formId: 'safe' });
  expect(again.body).toMatchObject({ planned: 0, total: 1 });
});

test('a check that nobody has done is cancelled by its version, and its chief is told', async () => {
  const { paula, check } = await planned();
  const path = `/projectCrews/crew-1/securityChecks/${check.id}/cancel`;
  const with_ = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
  expect((await paula.client.post(path, undefined)).status).toBe(428);
  expect((await paula.client.post(path, undefined, with_(9))).status).toBe(409);
  const hand = await signIn(server, 'hand');
  expect((await hand.client.post(path, undefined, with_(check.version))).status).toBe(404);
  expect((await paula.client.post(path, undefined, with_(check.version))).status).toBe(200);
  expect((await list('chief')).total).toBe(0);
  expect((await paula.client.post(path, undefined, with_(check.version))).status).toBe(404);
  const notified = await server.inTenant(north.id, (db) =>
    db.selectFrom('notification').select('personId').where('kind', '=', 'securityCheckCancelled').execute(),
  );
  expect(notified).toEqual([{ personId: 'person-chief' }]);
});

test('the planner is told of a check that the chief cancels; who comes too late finds none', async () => {
  const { check } = await planned();
  const chief = await signIn(server, 'chief');
  const path = `/projectCrews/crew-1/securityChecks/${check.id}/cancel`;
  const by = { headers: { 'if-match': `"${check.version}"` } };
  const both = await Promise.all([
    chief.client.post(path, undefined, by),
    chief.client.post(path, undefined, by),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const notified = await server.inTenant(north.id, (db) =>
    db.selectFrom('notification').select('personId').where('kind', '=', 'securityCheckCancelled').execute(),
  );
  expect(notified).toEqual([{ personId: 'person-paula' }]);
});

test('what is over cannot be planned any more', async () => {
  await server.inTenant(north.id, (db) => plantCrew(db, { id: 'days', endDate: '2026-11-22' }));
  server.setNow(at('18:00'));
  const { client } = await signIn(server, 'paula');
  expect((await client.get('/projectCrews/days/securityCheckPlan')).body.dates).toEqual(['2026-11-22']);
  const plan = (body: object) =>
    client.post('/projectCrews/days/securityChecks', { formId: 'safe', ...body });
  expect((await plan({ dates: ['2026-11-22', '2026-11-21'] })).body.fields).toMatchObject([
    { path: 'dates.1', code: 'in_the_past' },
  ]);
  expect((await plan({})).body.items.map(({ date }: { date: string }) => date)).toEqual(['2026-11-22']);
  server.setNow(new Date('2026-11-23T06:00:00Z'));
  const later = await signIn(server, 'paula');
  const late = await later.client.post('/projectCrews/days/securityChecks', { formId: 'safe' });
  expect(late.body).toMatchObject({ code: 'wrong_state', params: { state: 'over' } });
});

test('a done check stays', async () => {
  const { chief, path } = await performed();
  const { version, may } = (await list('chief')).items[0];
  expect(may.cancel).toBe(false);
  const refused = await chief.client.post(`${path}/cancel`, undefined, {
    headers: { 'if-match': `"${version}"` },
  });
  expect(refused.body).toMatchObject({ code: 'wrong_state', params: { state: 'done' } });
  expect((await list('chief')).total).toBe(1);
});

test('a tenant with crew-ops alone fills in the checks of its shifts', async () => {
  await server.inTenant(north.id, (db) =>
    db
      .updateTable('tenant')
      .set({ bundles: ['crew-ops'] })
      .execute(),
  );
  const { chief, done, path } = await performed();
  expect(done.body).toMatchObject({ state: 'submitted' });
  expect((await chief.client.get(`/forms/perform/safe?crewId=crew-1&date=2026-11-21&shift=D`)).status).toBe(
    200,
  );
  expect((await chief.client.get(`${path}/download`)).status).toBe(200);
});

test('nights of a crew of several days have a check each, which ends the day after', async () => {
  const { paula } = await planned();
  const crew = await server.inTenant(north.id, (db) =>
    plantCrew(db, {
      startDate: '2026-11-23',
      endDate: '2026-11-25',
      startTime: '20:00',
      endTime: '06:00',
      shift: 'N',
    }),
  );
  const { body } = await paula.client.post(`/projectCrews/${crew.id}/securityChecks`, { formId: 'safe' });
  expect(body.items.map((one: { date: string; endsAt: string }) => [one.date, one.endsAt])).toEqual([
    ['2026-11-23', '2026-11-24T06:00:00+01:00'],
    ['2026-11-24', '2026-11-25T06:00:00+01:00'],
  ]);
});

test('chief, planners and office see the checks that a crew owes; the client what was done; who works there nothing', async () => {
  await planned();
  const totals = [];
  for (const login of ['chief', 'paula', 'petra', 'carl']) totals.push((await list(login)).total);
  expect(totals).toEqual([1, 1, 1, 0]);
  for (const login of ['hand', 'ada']) expect((await list(login)).code).toBe('not_found');
  const chief = await signIn(server, 'chief');
  expect((await chief.client.get('/projectCrews/nowhere/securityChecks')).body.code).toBe('not_found');
  expect((await list('chief')).items[0].may).toEqual({
    perform: true,
    download: false,
    sign: false,
    send: false,
    cancel: true,
  });
  expect((await list('petra')).items[0].may.perform).toBe(false);
  expect((await list('chief', '?date=2026-11-22')).total).toBe(0);
});

test('the chief performs it; the list then says by whom and when, and a "no" is the planner’s to do', async () => {
  server.setNow(at('06:00'));
  await planned();
  server.setNow(at('07:30'));
  const { chief, done, path } = await performed();
  expect(done.body).toMatchObject({ state: 'submitted', crew: { id: 'crew-1' }, training: null });
  expect((await list('chief')).items[0]).toMatchObject({
    state: 'done',
    doneAt: '2026-11-21T08:30:00+01:00',
    doneBy: { id: 'person-chief' },
    resultId: done.body.resultId,
  });
  expect((await chief.client.get(path)).body).toMatchObject({
    crew: { name: 'Load-in' },
    answers: [
      { caption: 'exits?', answer: 'No' },
      { caption: 'wind?', answer: '7 m/s' },
    ],
  });
  expect((await list('carl')).total).toBe(1);
  const todos = await server.inTenant(north.id, (db) =>
    db
      .selectFrom('activity')
      .select(['caption', 'recipientId', 'subjectId'])
      .where('type', '=', 'TODO_INT')
      .execute(),
  );
  expect(todos).toEqual([{ caption: 'formNo', recipientId: 'person-paula', subjectId: 'crew-1' }]);
});

test('another who leads goes on with the same check; who does not lead cannot begin it', async () => {
  await planned();
  const paula = await signIn(server, 'paula');
  const chief = await signIn(server, 'chief');
  const begun = await chief.client.post('/formResults/perform', { formId: 'safe', ...where });
  expect((await list('paula')).items[0]).toMatchObject({ started: true, state: 'due' });
  const other = await paula.client.post('/formResults/perform', { formId: 'safe', ...where });
  expect(other.body.resultId).toBe(begun.body.resultId);
  for (const login of ['hand', 'petra', 'carl']) {
    const { client } = await signIn(server, login);
    expect((await client.post('/formResults/perform', { formId: 'safe', ...where })).status).toBe(404);
  }
  const unplanned = { ...where, shift: 'N' };
  expect((await chief.client.post('/formResults/perform', { formId: 'safe', ...unplanned })).status).toBe(
    404,
  );
});

test('the client signs on the chief’s phone, once; the signed paper goes to the contact on site', async () => {
  const { chief, path } = await performed();
  expect((await chief.client.get(`${path}/download`)).headers['content-type']).toBe('application/pdf');
  const signature = { uploadId: await uploaded(chief), name: 'Carl Opera' };
  const signed = await chief.client.post(`${path}/download/signed`, signature);
  expect(signed.body).toMatchObject({ signerName: 'CARL OPERA', url: expect.stringContaining('/file/') });
  const again = await chief.client.post(`${path}/download/signed`, { ...signature, name: 'SOMEBODY ELSE' });
  expect(again.body.signerName).toBe('CARL OPERA');
  expect((await chief.client.post(`${path}/signed/send`, {})).body.email).toBe('gate@opera.example');
  await server.jobs.drain();
  expect(server.mails).toMatchObject([{ to: 'gate@opera.example', subject: 'Site safety – North' }]);
  expect((await list('chief')).items[0]).toMatchObject({ signerName: 'CARL OPERA', may: { sign: false } });
  const carl = await signIn(server, 'carl');
  expect((await carl.client.get(`${path}/download`)).status).toBe(200);
  expect((await carl.client.post(`${path}/download/signed`, signature)).status).toBe(404);
  expect((await carl.client.post(`${path}/signed/send`, {})).status).toBe(404);
});

test('a change after signing takes the client’s signature away and keeps the time it was done', async () => {
  const { chief, done, path } = await performed();
  await chief.client.post(`${path}/download/signed`, { uploadId: await uploaded(chief), name: 'CARL OPERA' });
  server.setNow(at('06:05'));
  const signature = { uploadId: await uploaded(chief), name: 'CHIEF' };
  const changed = await saveAt(chief, done.body, {
    answers: [answer('exits', 'yes')],
    submit: true,
    signature,
  });
  expect(changed.body).toMatchObject({ number: 2, state: 'submitted' });
  expect((await list('chief')).items[0]).toMatchObject({
    state: 'done',
    signedAt: null,
    resultId: changed.body.resultId,
    doneAt: '2026-11-21T07:00:00+01:00',
  });
});

test('what nobody has done can be neither printed nor signed nor sent', async () => {
  const { check } = await planned();
  const chief = await signIn(server, 'chief');
  const path = `/projectCrews/crew-1/securityChecks/${check.id}`;
  expect((await chief.client.get(path)).body).toMatchObject({ state: 'due', answers: [] });
  const tries = [
    await chief.client.get(`${path}/download`),
    await chief.client.post(`${path}/download/signed`, { uploadId: 'x', name: 'CARL' }),
    await chief.client.post(`${path}/signed/send`, {}),
  ];
  expect(tries.map(({ body }) => body.code)).toEqual(['wrong_state', 'wrong_state', 'wrong_state']);
  expect((await chief.client.get('/projectCrews/crew-1/securityChecks/nothing')).status).toBe(404);
});

test('the chief is told when it is due, chief and planner when it is missing, each once', async () => {
  server.setNow(at('05:00'));
  await planned();
  expect(await round('05:59')).toEqual([]);
  expect(await round('06:00')).toEqual([{ kind: 'securityCheckDue', personId: 'person-chief' }]);
  expect(await round('08:30')).toHaveLength(1);
  expect((await list('paula')).items[0]).toMatchObject({ state: 'late', border: 'yellow' });
  const missing = await round('17:00');
  expect(missing.filter(({ kind }) => kind === 'securityCheckMissing').map((one) => one.personId)).toEqual([
    'person-chief',
    'person-paula',
  ]);
  expect(await round('17:01')).toHaveLength(3);
  expect((await list('paula')).items[0]).toMatchObject({ state: 'missing', border: 'red' });
  const todos = await server.inTenant(north.id, (db) =>
    db.selectFrom('activity').select('caption').where('type', '=', 'TODO_INT').execute(),
  );
  expect(todos).toEqual([{ caption: 'securityCheckMissing' }]);
});

test('a crew that is moved takes its check along', async () => {
  server.setNow(at('05:00'));
  await planned();
  await server.inTenant(north.id, (db) =>
    db.updateTable('crew').set({ startTime: '10:00' }).where('id', '=', 'crew-1').execute(),
  );
  expect(await round('06:30')).toEqual([]);
  expect((await list('chief')).items[0]).toMatchObject({
    dueFrom: '2026-11-21T09:00:00+01:00',
    state: 'planned',
  });
});
