import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { runSweep } from '../../../../tools/testing/server/run-sweep.driver.ts';
import { autoClose } from './auto-close.sweep.ts';
import { at, clientOf, plantSite } from '../../../../tools/testing/fixtures/site.fixture.ts';

const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const as = (login: string, time: string) => {
  server.setNow(at(time));
  return clientOf(server, login);
};
const noPosition = { noPositionReason: 'In the cellar' };
const offlineAt = (time: string) => ({
  deviceAt: `2026-11-21T${time}:00+01:00`,
  clockOffsetMs: 0,
  offline: true,
});
const openTodos = () =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('activity')
      .select('caption')
      .where('type', '=', 'TODO_INT')
      .where('doneAt', 'is', null)
      .execute(),
  );

/** Mia has come at 07:55 and nobody has checked her out: the server proposes the planned end at 20:00. */
beforeEach(async () => {
  await (await as('mia', '07:55')).post('/projectCrewItems/i-mia/checkIn', noPosition);
  await runSweep(server, autoClose, at('20:00'));
});

test('who still works then checks out by the own phone, and that takes the place of the proposal', async () => {
  expect(await openTodos()).toEqual([{ caption: 'check_auto_closed' }]);
  const mia = await as('mia', '20:40');
  expect((await mia.get('/crewChecks/i-mia')).body.may).toMatchObject({ checkOut: true });
  const out = await mia.post('/projectCrewItems/i-mia/checkOut', noPosition);
  expect(out.body).toMatchObject({
    state: 'out',
    status: 'done',
    checkedUntil: '2026-11-21T20:40:00+01:00',
    marks: ['noPosition'],
    undoUntil: '2026-11-21T20:41:00+01:00',
    events: [
      { kind: 'in' },
      { kind: 'out', source: 'auto', undoneAt: '2026-11-21T20:40:00+01:00' },
      { kind: 'out', source: 'self', undoneAt: null },
    ],
  });
  expect(await openTodos()).toEqual([]);
  const again = await mia.post('/projectCrewItems/i-mia/checkOut', noPosition);
  expect(again.body.code).toBe('already_checked_in');
});

test('what was tapped without network before the proposal counts as it was tapped', async () => {
  const mia = await as('mia', '20:30');
  await mia.post('/projectCrewItems/i-mia/breaks/start', offlineAt('12:00'));
  const pause = await mia.post('/projectCrewItems/i-mia/breaks/end', offlineAt('12:20'));
  expect(pause.body).toMatchObject({ breakMinutes: 20, automaticBreak: false, state: 'toBeChecked' });
  const out = await mia.post('/projectCrewItems/i-mia/checkOut', { ...noPosition, ...offlineAt('18:02') });
  expect(out.body).toMatchObject({
    state: 'out',
    checkedUntil: '2026-11-21T18:02:00+01:00',
    breakMinutes: 20,
    marks: ['noPosition', 'offline'],
  });
});

test('the chief puts the end right with another time, also after the person’s own time is over', async () => {
  const mia = await as('mia', '22:01');
  expect((await mia.post('/projectCrewItems/i-mia/checkOut', noPosition)).body.code).toBe('too_late');
  const chief = await as('chief', '22:05');
  const answer = await chief.post('/projectCrewItems/i-mia/checkOut', {
    at: '2026-11-21T19:15:00+01:00',
    reason: 'Forgot to check out',
  });
  expect(answer.body).toMatchObject({ state: 'out', checkedUntil: '2026-11-21T19:15:00+01:00' });
  expect(answer.body.marks).not.toContain('autoClosed');
});

test('hours that are signed off need nobody to look at them any more', async () => {
  const planner = await as('planner', '20:30');
  for (const id of ['i-tom', 'i-chief']) await planner.post(`/projectCrewItemStatus/${id}/noShow`, {});
  expect((await planner.post('/projectCrews/crew/signOff', {})).body).toMatchObject({ cleared: 1 });
  expect(await openTodos()).toEqual([]);
});

test('a break does not begin on the clock of a day that is closed', async () => {
  const mia = await as('mia', '20:30');
  expect((await mia.post('/projectCrewItems/i-mia/breaks/start', {})).body.code).toBe('wrong_state');
});

test('a break that went on over the proposed end lasts as long as it did', async () => {
  server.setNow(at('20:30'));
  const tom = await as('tom', '07:55');
  await tom.post('/projectCrewItems/i-tom/checkIn', noPosition);
  await (await as('tom', '17:50')).post('/projectCrewItems/i-tom/breaks/start', {});
  await runSweep(server, autoClose, at('20:00'));
  const later = await as('tom', '20:30');
  await later.post('/projectCrewItems/i-tom/breaks/end', offlineAt('18:10'));
  const out = await later.post('/projectCrewItems/i-tom/checkOut', { ...noPosition, ...offlineAt('20:10') });
  expect(out.body).toMatchObject({ breakMinutes: 20, checkedUntil: '2026-11-21T20:10:00+01:00' });
});
