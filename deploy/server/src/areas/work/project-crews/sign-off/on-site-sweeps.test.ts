import { startCases } from '@callboard/domain/cases';
import type { Sweep } from '#platform/jobs/sweeps.ts';
import { autoClose } from '../../crew-checks/due/auto-close.sweep.ts';
import { noShowHint, preCallMissing } from '../../crew-checks/due/remind.sweep.ts';
import {
  at,
  away,
  clientOf,
  plantSite,
  workTheDay,
} from '../../../../tools/testing/fixtures/site.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { runSweep } from '../../../../tools/testing/server/run-sweep.driver.ts';
import { deliveryNoteUnsigned, forgetLiveLocations, signOffDue } from './crew.sweep.ts';

const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });

const go = (sweep: Sweep, now: Date) => runSweep(server, sweep, now);
const notified = (kind: string) =>
  server.inTenant('north', async (db) =>
    (await db.selectFrom('notification').select('personId').where('kind', '=', kind).execute())
      .map(({ personId }) => personId)
      .toSorted(),
  );
const three = (person: string) => [person, person, person];

test('who has not called two hours before the start is reminded, once, and so are chief and planner', async () => {
  await go(preCallMissing, at('05:59'));
  expect(await notified('preCallMissing')).toEqual([]);
  await go(preCallMissing, at('06:00'));
  const everybody = [...three('person-chief'), 'person-mia', ...three('person-planner'), 'person-tom'];
  expect(await notified('preCallMissing')).toEqual(everybody);
});

test('who is not there a quarter of an hour after the start is pointed out to chief and planner', async () => {
  await go(noShowHint, at('08:14'));
  expect(await notified('noShowHint')).toEqual([]);
  await go(noShowHint, at('08:15'));
  expect(await notified('noShowHint')).toEqual([...three('person-chief'), ...three('person-planner')]);
  expect(await notified('noShow')).toEqual([]);
});

test.each(startCases)('nobody has come: $name', async ({ seconds, ...expected }) => {
  const now = new Date(at('08:00').getTime() + seconds * 1000);
  await go(preCallMissing, now);
  await go(noShowHint, now);
  const preCallMissed = (await notified('preCallMissing')).length > 0;
  const noShow = (await notified('noShowHint')).length > 0;
  expect({ name: expected.name, preCallMissing: preCallMissed, noShow }).toEqual(expected);
});

test('what nobody has checked out of is closed two hours after its end, to be looked at', async () => {
  server.setNow(at('07:55'));
  const mia = await clientOf(server, 'mia');
  await mia.post('/projectCrewItems/i-mia/checkIn', { noPositionReason: 'No network' });
  await go(autoClose, at('19:59'));
  await go(autoClose, at('20:00'));
  server.setNow(at('20:01'));
  const seen = await (await clientOf(server, 'mia')).get('/crewChecks/i-mia');
  expect(seen.body).toMatchObject({
    state: 'toBeChecked',
    status: 'done',
    checkedUntil: '2026-11-21T18:00:00+01:00',
    marks: ['noPosition', 'autoClosed'],
  });
  const todos = await server.inTenant('north', (db) =>
    db.selectFrom('activity').select(['recipientId', 'caption']).where('type', '=', 'TODO_INT').execute(),
  );
  expect(todos).toEqual([{ recipientId: 'person-planner', caption: 'check_auto_closed' }]);
});

test('hours nobody signed off are asked for at noon of the next day, on the clock of the site', async () => {
  await workTheDay(server);
  await go(signOffDue, at('11:59', '2026-11-22'));
  expect(await notified('signOffDue')).toEqual([]);
  await go(signOffDue, at('12:00', '2026-11-22'));
  expect(await notified('signOffDue')).toEqual(['person-chief', 'person-planner']);
});

test('a released note that nobody signs for a day is asked for again', async () => {
  await workTheDay(server);
  const chief = await clientOf(server, 'chief');
  await chief.post('/projectCrews/crew/signOff', {});
  await chief.get('/projectCrews/crew/deliveryNote/download');
  await chief.post('/projectCrews/crew/deliveryNote/release');
  await go(deliveryNoteUnsigned, at('17:59', '2026-11-22'));
  expect(await notified('deliveryNoteUnsigned')).toEqual([]);
  await go(deliveryNoteUnsigned, at('18:00', '2026-11-22'));
  expect(await notified('deliveryNoteUnsigned')).toEqual(['person-chief', 'person-client']);
});

test('where somebody was is forgotten after a day', async () => {
  server.setNow(at('06:00'));
  const mia = await clientOf(server, 'mia');
  await mia.post('/projectCrews/crew/liveLocations', { action: 'start', ...away });
  const kept = () => server.inTenant('north', (db) => db.selectFrom('liveLocation').select('id').execute());
  await go(forgetLiveLocations, at('05:59', '2026-11-22'));
  expect(await kept()).toHaveLength(1);
  await go(forgetLiveLocations, at('06:01', '2026-11-22'));
  expect(await kept()).toEqual([]);
});
