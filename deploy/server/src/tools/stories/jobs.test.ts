import { demoHouse } from './demo-house.ts';
import type { Actor } from './demo-house.ts';

jest.setTimeout(120_000);

/** A Monday morning in Vienna. */
const house = demoHouse(new Date('2026-11-23T08:00:00Z'));

const site = { latitude: 48.2172, longitude: 16.4069, accuracyM: 12 };
type Position = { crewId: string; ids: string[]; number: string };

/** A project of the client's company with a crew and positions on one day, at Messe Wien. */
async function planned(
  planner: Actor,
  day: string,
  { rows = 1, from = '08:00', until = '17:00', chief = false } = {},
): Promise<Position> {
  const companies = await planner.get('/companies?q=Opernhaus');
  const locations = await planner.get('/locations?q=Messe');
  const functions = await planner.get('/functions');
  const short = (name: string) => functions.items.find((one: { short: string }) => one.short === name).id;
  const { number } = await planner.post('/projects', {
    companyId: companies.items[0].id,
    name: `Story of ${day} ${from}`,
    beginDate: day,
  });
  const crew = await planner.post(`/projects/${number}/projectCrews`, {
    name: 'Load-in',
    startDate: day,
    startTime: from,
    endTime: until,
    locationId: locations.items[0].id,
  });
  const items = { crewId: crew.id, startDate: day, startTime: from, endTime: until };
  const { ids } = await planner.post(`/projects/${number}/projectCrewItems`, {
    ...items,
    functionId: short(chief ? 'CC' : 'ST'),
    crewChief: chief,
    rows,
  });
  return { crewId: crew.id, ids, number };
}

async function assign(planner: Actor, item: string, personId: string, as = 'request') {
  const { version } = await planner.get(`/projectCrewItems/${item}`);
  const body = { personId, as, force: true, reason: 'So agreed.' };
  return planner.post(`/projectCrewItems/${item}/assign`, body, version);
}

/** What the planner's grid shows of a person on a day. */
async function cellOf(planner: Actor, personId: string, day: string): Promise<string> {
  const { items } = await planner.get(`/planningCalendarItems?from=${day}&to=${day}`);
  const row = items.find((one: { personId: string }) => one.personId === personId);
  return row?.cells[0]?.fill;
}

test('request → confirm → change → confirm again → pre-call → check-in → break → check-out → sign-off → delivery note signed by the client', async () => {
  const planner = await house.as('planner');
  const chief = await house.as('chief');
  const crew = await house.as('crew');
  const { crewId, ids } = await planned(planner, '2027-01-18', { rows: 1 });
  const item = String(ids[0]);
  const led = await planner.post(`/projectCrewItems/${item}/duplicate`, { rows: 1 });
  const functions = await planner.get('/functions');
  const chiefs = functions.items.find((one: { short: string }) => one.short === 'CC').id;
  const lead = await planner.get(`/projectCrewItems/${led.ids[0]}`);
  await planner.post(`/projectCrewItems/${lead.id}`, { functionId: chiefs, crewChief: true }, lead.version);
  await assign(planner, lead.id, chief.id, 'book');
  await assign(planner, item, crew.id);

  const waiting = await crew.get('/jobs?tab=toConfirm');
  expect(waiting.items.map(({ id }: { id: string }) => id)).toContain(item);
  const confirmed = await crew.post(`/jobs/${item}/confirmation`, { answer: 'confirm' });
  expect(confirmed.jobs[0].status).toBe('confirmed');

  const before = await planner.get(`/projectCrewItems/${item}`);
  await planner.post(
    `/projectCrewItems/${item}`,
    { startTime: '09:00', force: true, reason: 'Lorries are late.' },
    before.version,
  );
  const changed = await crew.get(`/jobs/${item}`);
  expect(changed.status).toBe('hasChanged');
  expect(changed.changes).toEqual([{ field: 'startTime', before: '08:00', after: '09:00' }]);
  await crew.post(`/jobs/${item}/confirmation`, { answer: 'confirm' });

  house.clock('2027-01-18T07:10:00Z');
  const onSite = await house.as('crew');
  const leads = await house.as('chief');
  expect((await onSite.post(`/projectCrewItems/${item}/preCall`, {})).status).toBe('ready');
  const inside = await onSite.post(`/projectCrewItems/${item}/checkIn`, { position: site });
  expect([inside.status, inside.state]).toEqual(['working', 'in']);
  await leads.post(`/projectCrewItems/${lead.id}/checkIn`, { position: site });

  house.clock('2027-01-18T11:00:00Z');
  await (await house.as('crew')).post(`/projectCrewItems/${item}/breaks/start`, {});
  house.clock('2027-01-18T11:30:00Z');
  await (await house.as('crew')).post(`/projectCrewItems/${item}/breaks/end`, {});

  house.clock('2027-01-18T16:01:00Z');
  const out = await (await house.as('crew')).post(`/projectCrewItems/${item}/checkOut`, { position: site });
  expect(out.status).toBe('done');
  const leading = await house.as('chief');
  await leading.post(`/projectCrewItems/${lead.id}/checkOut`, { position: site });
  await leading.post(`/projectCrews/${crewId}/signOff`, {});
  expect((await leading.get(`/projectCrewItems/${item}`)).status).toBe('cleared');

  const paper = await leading.file(`/projectCrews/${crewId}/deliveryNote/download`);
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  await leading.post(`/projectCrews/${crewId}/deliveryNote/release`, {});
  const client = await house.as('client');
  const note = await client.get(`/projectCrews/${crewId}/deliveryNote`);
  expect(note.rows.length).toBe(2);
  const signed = await client.post(`/projectCrews/${crewId}/deliveryNote/signed`, {
    signerName: 'SOFIA LINDQVIST',
    sha256: note.sha256,
    uploadId: await client.picture(600, 200),
    email: 'sofia@company-1.example',
  });
  expect(signed.state).toBe('sent');
  await house.settle();
  expect(house.server.mails.map(({ to }) => to)).toContain('sofia@company-1.example');
  house.clock('2026-11-23T08:00:00Z');
});

test('a vacancy is applied for, won, and given back inside and outside the limit', async () => {
  const planner = await house.as('planner');
  const crew = await house.as('crew');
  const early = await planned(planner, '2027-01-25');
  const late = await planned(planner, '2027-01-27');
  for (const { ids } of [early, late]) {
    const item = String(ids[0]);
    await planner.post(`/projectCrewItemStatus/${item}`, { action: 'offer' });
    const free = await crew.get('/projectCrewItems/vacant/?possibleForMe=false&from=2027-01-20');
    expect(free.items.map(({ id }: { id: string }) => id)).toContain(item);
    await crew.get(`/projectCrewItems/${item}/applyVacancy`);
    const applicants = await planner.get(`/projectCrewItems/${item}/applicants`);
    expect(applicants.items[0].person.id).toBe(crew.id);
    await planner.post(`/projectCrewItems/${item}/applicants/${crew.id}/accept`, {
      force: true,
      reason: 'Known well.',
    });
    expect((await crew.get(`/jobs/${item}`)).status).toBe('confirmed');
  }
  house.clock('2027-01-22T08:00:00Z');
  const inTime = await (
    await house.as('crew')
  ).post(`/jobs/${early.ids[0]}/requestRemoval`, {
    reason: 'Exam that day',
  });
  expect(inTime.cancellationAskedAt).not.toBeNull();
  const todos = await (await house.as('planner')).get('/todos?state=open');
  expect(
    todos.items.some(({ subject }: { subject: { id: string } | null }) => subject?.id === early.crewId),
  ).toBe(true);
  house.clock('2027-01-26T20:00:00Z');
  const tooLate = await (
    await house.as('crew')
  ).refused(`/jobs/${late.ids[0]}/requestRemoval`, {
    reason: 'Exam that day',
  });
  expect(tooLate).toBe('too_late');
  house.clock('2026-11-23T08:00:00Z');
});

test('sick on the day: the job is an absence, and the spare is asked', async () => {
  const planner = await house.as('planner');
  const crew = await house.as('crew');
  const everything = await house.as('everything');
  const { ids } = await planned(planner, '2027-02-01', { rows: 2 });
  const [fixed = '', spare = ''] = ids;
  await assign(planner, fixed, crew.id, 'book');
  await assign(planner, spare, everything.id, 'requestSpare');
  await everything.post(`/jobs/${spare}/confirmation`, { answer: 'confirm' });
  expect((await everything.get(`/jobs/${spare}`)).status).toBe('spare');
  house.clock('2027-02-01T05:00:00Z');
  await (await house.as('crew')).post('/sickReports', {});
  const onDay = await house.as('planner');
  expect(await cellOf(onDay, crew.id, '2027-02-01')).toBe('absence');
  const todos = await onDay.get('/todos?state=open');
  expect(
    todos.items.some(
      ({ priority, person }: { priority: number; person: { personId: string } | null }) =>
        priority === 1 && person?.personId === crew.id,
    ),
  ).toBe(true);
  await onDay.post(`/projectCrewItemStatus/${spare}/activate`, {});
  expect((await (await house.as('everything')).get(`/jobs/${spare}`)).status).toBe('requested');
  house.clock('2026-11-23T08:00:00Z');
});

test('an offline check-in in the cellar counts from when it was tapped, and is sent once', async () => {
  const planner = await house.as('planner');
  const crew = await house.as('crew');
  const { ids } = await planned(planner, '2027-02-08');
  const item = String(ids[0]);
  await assign(planner, item, crew.id, 'book');
  house.clock('2027-02-08T07:30:00Z');
  const later = await house.as('crew');
  const body = {
    deviceAt: '2027-02-08T06:52:00+00:00',
    clockOffsetMs: 0,
    offline: true,
    noPositionReason: 'cellar',
  };
  const first = await later.post(`/projectCrewItems/${item}/checkIn`, body);
  expect(new Date(first.checkedFrom).toISOString()).toBe('2027-02-08T06:52:00.000Z');
  expect(first.marks).toEqual(expect.arrayContaining(['offline', 'noPosition']));
  expect(await later.refused(`/projectCrewItems/${item}/checkIn`, body)).toBe('already_checked_in');
  house.clock('2026-11-23T08:00:00Z');
});

test('a double booking is seen in the grid, solved, and brought back', async () => {
  const planner = await house.as('planner');
  const crew = await house.as('crew');
  const one = await planned(planner, '2027-02-15', { from: '08:00', until: '16:00' });
  const two = await planned(planner, '2027-02-15', { from: '14:00', until: '22:00' });
  await assign(planner, String(one.ids[0]), crew.id, 'book');
  await assign(planner, String(two.ids[0]), crew.id, 'book');
  expect(await cellOf(planner, crew.id, '2027-02-15')).toBe('doubleBooking');
  await planner.post(`/projectCrewItemStatus/${two.ids[0]}/notNeeded`, { reason: 'Booked twice' });
  expect(await cellOf(planner, crew.id, '2027-02-15')).toBe('confirmed');
  await planner.post(`/projectCrewItemStatus/${two.ids[0]}/reactivate`, {});
  expect((await planner.get(`/projectCrewItems/${two.ids[0]}`)).status).toMatch(/requested|confirmed/);
});
