import { serverWithStaff, staff } from '../persons/people-for-tests.ts';
import { json } from '../db/tables.ts';
import { plantCrew, plantItem, plantProject } from '../testing/plant.ts';

const server = serverWithStaff();
const moved = { field: 'startTime', before: '07:30', after: '06:00' } as const;
const now = new Date('2026-11-21T09:00:00Z');
const homeOf = async (login: string) => (await (await staff(server, login)).client.get('/home')).body;

beforeEach(async () => {
  server.setNow(now);
  await server.inTenant('north', async (db) => {
    const project = await plantProject(db, { begin_date: '2026-11-01' });
    const crew = await plantCrew(db, { project_id: project.id, start_date: '2026-11-21' });
    const job = { crew_id: crew.id, person_id: 'person-kim' };
    await plantItem(db, { ...job, status: 'working', crew_chief: true });
    await plantItem(db, { ...job, status: 'requested', start_date: '2026-11-23' });
    await plantItem(db, { ...job, status: 'hasChanged', start_date: '2026-11-25', changes: json([moved]) });
    await plantItem(db, { ...job, status: 'done', start_date: '2026-11-10' });
    await plantItem(db, { ...job, person_id: 'person-lee', start_date: '2026-11-28', end_time: '22:30' });
    await db
      .insertInto('crew_paper')
      .values({
        id: 'note',
        crew_id: crew.id,
        kind: 'deliveryNote',
        number: 'LS-1',
        released_at: new Date('2026-11-20T07:00:00Z'),
      })
      .execute();
    await db
      .insertInto('payroll')
      .values({
        id: 'pay',
        number: 'PR-1',
        person_id: 'person-kim',
        status: 'released',
        currency: 'EUR',
        from_day: '2026-10-01',
        to_day: '2026-10-31',
        gross_minor: 100,
        net_minor: 80,
      })
      .execute();
    await db.insertInto('document_type').values({ id: 'card', caption: 'Card' }).execute();
    for (const [id, status] of [
      ['d-1', 'toUpload'],
      ['d-2', 'beingVerified'],
      ['d-3', 'signed'],
    ] as const) {
      await db
        .insertInto('document')
        .values({
          id,
          status,
          number: id,
          name: id,
          type_id: 'card',
          owner_id: 'person-kim',
          created_at: now,
        })
        .execute();
    }
    await db.insertInto('crew_info').values({ id: 'i', caption: 'Rules', published_at: now }).execute();
  });
});

test('a crew member sees the own jobs, papers, payrolls and links, sorted by what is to be done', async () => {
  const home = await homeOf('kim');
  expect(home).toMatchObject({
    name: "Zoë D'kim",
    happening: { total: 1, items: [{ status: 'working', crewChief: true, night: false }] },
    ongoingJobs: { total: 1 },
    jobsToConfirm: { total: 1, items: [{ status: 'requested' }] },
    changesToConfirm: { total: 1, items: [{ status: 'hasChanged', changes: [moved] }] },
    nextJobs: { total: 1, items: [{ status: 'hasChanged' }] },
    payrollsToConfirm: { total: 1, items: [{ number: 'PR-1', fromDay: '2026-10-01', openItems: 0 }] },
    documentsToUpload: { total: 1, items: [{ id: 'd-1', type: 'Card' }] },
    documentsBeingVerified: { total: 1, items: [{ id: 'd-2' }] },
    documentsToSign: { total: 0 },
    information: { total: 1, items: [{ caption: 'Rules', hasFile: false }] },
    ongoingProjects: null,
    unsignedDeliveryNotes: null,
    counts: { unreadNotifications: 0, todosDue: null, changesToDecide: null },
  });
  expect(await homeOf('lee')).toMatchObject({
    happening: { total: 0 },
    nextJobs: { total: 1, items: [{ night: true }] },
  });
});

test('who plans sees projects and unsigned delivery notes, a client of another company neither', async () => {
  await server.inTenant('north', (db) =>
    db
      .insertInto('login_right')
      .values([
        { login_id: 'login-paula', right_name: 'projects', permission: 'READ' },
        { login_id: 'login-paula', right_name: 'crews', permission: 'READ' },
      ])
      .execute(),
  );
  expect(await homeOf('paula')).toMatchObject({
    ongoingProjects: { total: 1, items: [{ name: 'A long night at the opera', crewsToday: 1 }] },
    unsignedDeliveryNotes: { total: 1, items: [{ number: 'LS-1', late: true }] },
    happening: null,
    payrollsToConfirm: null,
  });
  expect(await homeOf('cleo')).toMatchObject({
    ongoingProjects: { total: 0 },
    unsignedDeliveryNotes: { total: 0 },
  });
});

test('without rights there is a page that still makes sense, and a closed bundle closes its parts', async () => {
  expect(await homeOf('petra')).toMatchObject({ nextJobs: null, information: null, forms: { total: 0 } });
  await server.database.asOwner((session) =>
    session.query(`update tenant set bundles = '{planning}' where id = 'north'`),
  );
  expect(await homeOf('kim')).toMatchObject({
    nextJobs: null,
    payrollsToConfirm: null,
    documentsToSign: null,
    forms: null,
    information: null,
  });
});

test('the office sees how much waits for it', async () => {
  await server.inTenant('north', (db) =>
    db
      .insertInto('person_change')
      .values({
        id: 'c',
        person_id: 'person-kim',
        changes: '{"before":{},"after":{}}',
        state: 'open',
        asked_at: now,
      })
      .execute(),
  );
  expect((await homeOf('olga')).counts).toMatchObject({ changesToDecide: 1, picturesToDecide: 0 });
});
