import 'fake-indexeddb/auto';
import type { CrewStatusRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleItem } from '../../crew/crew/sample-crew.ts';
import feature from '../../feature.ts';
import { freshPhone, minutesIn, network, phoneAt, putPhoneAway, there } from '../check/phone-for-tests.ts';
import { checkedInAt, ledCrew, sampleRow, startsAt } from '../check/sample-check.ts';
import * as page from './crew-chief-job-page.tsx';

let rows: CrewStatusRow[];
const { server, show } = pageTest(feature);
beforeEach(async () => {
  phoneAt(there);
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  await freshPhone();
});
afterEach(() => {
  putPhoneAway();
  jest.restoreAllMocks();
});

const iso = (minutes: number) => new Date(startsAt + minutes * 60_000).toISOString();
const crowd = () => [
  sampleRow({ crewItemId: 'i-chief', name: 'Erika Maier', crewChief: true }),
  sampleRow({ crewItemId: 'i-tom', name: 'Tom Lind', state: 'late' }),
  sampleRow({ crewItemId: 'i-mia', name: 'Mia Berg' }),
];
const page1 = <Item,>(items: Item[]) => ({ items, total: items.length, page: 1, limit: 1000 });

function answer(minutes: number, of: CrewStatusRow[]) {
  rows = minutesIn(minutes, of);
  server.on('GET /projectCrews/crew-1', () => ({ body: minutesIn(minutes, ledCrew()) }));
  server.on('GET /projectCrews/crew-1/projectCrewItemStatus', () => ({ body: page1(rows) }));
  server.on('GET /projectCrews/crew-1/projectCrewItems', () => ({ body: page1([]) }));
  for (const id of ['i-tom', 'i-mia'])
    server.on(`POST /projectCrewItems/${id}/checkIn`, () => {
      const undoUntil = new Date(Date.now() + 60_000).toISOString();
      const made = checkedInAt(new Date().toISOString(), { crewItemId: id, undoUntil });
      rows = rows.map((row) =>
        row.crewItemId === id
          ? { ...row, ...made, name: row.name, opens: row.opens, closes: row.closes }
          : row,
      );
      return { body: rows.find(({ crewItemId }) => crewItemId === id) };
    });
}
const shown = () =>
  show(page, {
    path: '/crews/{id}/crew-chief-job',
    at: '/crews/crew-1/crew-chief-job',
  });
function opened(minutes: number, of: CrewStatusRow[] = crowd()) {
  answer(minutes, of);
  return shown();
}
const list = () => screen.findByRole('list', { name: 'The crew, one row a person' });
const person = async (name: RegExp) => within(await list()).findByRole('button', { name });
const bodyOf = (path: string) => server.requests.find((heard) => heard.path === path)?.body;

test('a tap on a name checks in, at once', async () => {
  const { user, container } = await opened(-8);
  expect(await screen.findByText('0 of 3 came')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(await person(/^Check in: Mia Berg/));
  expect(screen.getByText('1 of 3 came')).toBeInTheDocument();
  expect(await person(/^Mia Berg Checked in/)).toBeInTheDocument();
  await waitFor(() => expect(server.count('POST /projectCrewItems/i-mia/checkIn')).toBe(1));
  expect(within(await list()).getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('a long press opens everything else, and checks nobody in', async () => {
  const { user } = await opened(-8);
  fireEvent.contextMenu(await person(/^Check in: Mia Berg/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mia Berg' }));
  await user.click(sheet.getByRole('button', { name: 'Check in with another time' }));
  const make = sheet.getByRole('button', { name: 'Check in Mia Berg' });
  expect(make).toBeDisabled();
  await user.click(sheet.getByRole('button', { name: 'Phone empty or forgotten' }));
  await user.click(make);
  await waitFor(() =>
    expect(bodyOf('/projectCrewItems/i-mia/checkIn')).toMatchObject({
      reason: 'Phone empty or forgotten',
      at: expect.stringMatching(/Z$/),
    }),
  );
});

test('after an hour a tap asks why', async () => {
  const { user } = await opened(70);
  await user.click(await person(/^Check in: Tom Lind/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tom Lind' }));
  await user.click(sheet.getByRole('button', { name: 'Came late' }));
  await user.click(sheet.getByRole('button', { name: 'Check in Tom Lind' }));
  await waitFor(() =>
    expect(bodyOf('/projectCrewItems/i-tom/checkIn')).toMatchObject({ reason: 'Came late' }),
  );
});

test('"all present" names everybody who waits, and shows it before the server has answered', async () => {
  server.on('POST /projectCrews/crew-1/checkAll', () => ({ body: { done: [], skipped: [] } }));
  const { user } = await opened(-8);
  await network(false);
  await user.click(await screen.findByRole('button', { name: 'All present (3)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'All present (3)' }));
  expect(sheet.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  await user.click(sheet.getByRole('button', { name: 'Check in 3' }));
  expect(await screen.findByText('3 of 3 came')).toBeInTheDocument();
  expect(server.count('POST /projectCrews/crew-1/checkAll')).toBe(0);
  await network(true);
  await waitFor(() =>
    expect(bodyOf('/projectCrews/crew-1/checkAll')).toMatchObject({
      step: 'in',
      crewItemIds: ['i-chief', 'i-tom', 'i-mia'],
      offline: true,
    }),
  );
});

test('who is unticked is not meant by "all present"', async () => {
  server.on('POST /projectCrews/crew-1/checkAll', () => ({ body: { done: [], skipped: [] } }));
  const { user } = await opened(-8);
  await user.click(await screen.findByRole('button', { name: 'All present (3)' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Tom Lind' }));
  await user.click(screen.getByRole('button', { name: 'Check in 2' }));
  await waitFor(() =>
    expect(bodyOf('/projectCrews/crew-1/checkAll')).toMatchObject({ crewItemIds: ['i-chief', 'i-mia'] }),
  );
});

test('who was unticked stays so when no reason is given after all', async () => {
  server.on('POST /projectCrews/crew-1/checkAll', () => ({ body: { done: [], skipped: [] } }));
  const { user } = await opened(70);
  await user.click(await screen.findByRole('button', { name: 'All present (3)' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Tom Lind' }));
  await user.click(screen.getByRole('button', { name: 'Check in 2' }));
  const why = within(await screen.findByRole('dialog', { name: 'Check in 2' }));
  await user.click(why.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Check in 2' }));
  await user.click(await screen.findByRole('button', { name: 'Came late' }));
  await waitFor(() =>
    expect(bodyOf('/projectCrews/crew-1/checkAll')).toMatchObject({
      crewItemIds: ['i-chief', 'i-mia'],
      reason: 'Came late',
    }),
  );
});

const names = () =>
  within(screen.getByRole('list', { name: 'The crew, one row a person' }))
    .getAllByRole('button', { name: /^More for/ })
    .map((button) => button.getAttribute('aria-label'));

test('who is late stands first, and stays there when checked in', async () => {
  const came = { state: 'in', status: 'working', checkedFrom: iso(0) } as const;
  const { user } = await opened(20, [
    sampleRow({ crewItemId: 'i-tom', name: 'Tom Lind', ...came }),
    sampleRow({ crewItemId: 'i-mia', name: 'Mia Berg', state: 'late' }),
  ]);
  await screen.findByText('1 of 2 came');
  expect(names()).toEqual(['More for Mia Berg', 'More for Tom Lind']);
  await user.click(await person(/^Check in: Mia Berg/));
  expect(await screen.findByText('2 of 2 came')).toBeInTheDocument();
  expect(names()).toEqual(['More for Mia Berg', 'More for Tom Lind']);
});

test('in a large crew a name is typed, whatever its accents', async () => {
  const crowd = Array.from({ length: 60 }, (_, at) =>
    sampleRow({ crewItemId: `i-${at}`, name: at === 41 ? 'Zoë Ünal' : `Person ${at}` }),
  );
  const { user } = await opened(-8, crowd);
  await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'zoe un');
  expect(names()).toEqual(['More for Zoë Ünal']);
  expect(screen.getByText('1 of 60')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'xyz');
  expect(screen.getByText('Nobody matches')).toBeInTheDocument();
});

test('a no-show is asked about by name before it is told', async () => {
  const absent = sampleRow({ crewItemId: 'i-tom', name: 'Tom Lind', state: 'late', noShowPossible: true });
  server.on('POST /projectCrewItemStatus/i-tom/noShow', () => ({ body: {} }));
  const { user } = await opened(20, [absent]);
  await user.click(await screen.findByRole('button', { name: 'More for Tom Lind' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as no-show' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark Tom Lind as no-show?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as no-show' }));
  await waitFor(() => expect(server.count('POST /projectCrewItemStatus/i-tom/noShow')).toBe(1));
});

test('the own row is checked by oneself, with a position', async () => {
  server.on('POST /projectCrewItems/i-chief/checkIn', () => ({
    body: minutesIn(-8, checkedInAt(iso(-8), { crewItemId: 'i-chief' })),
  }));
  const { user } = await opened(-8);
  await user.click(await person(/^Erika Maier/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Erika Maier' }));
  await user.click(sheet.getByRole('button', { name: 'Check in' }));
  await waitFor(() =>
    expect(bodyOf('/projectCrewItems/i-chief/checkIn')).toMatchObject({ position: { accuracyM: 12 } }),
  );
});

test('the code is a link to the check-in as QR, and signs to type', async () => {
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  server.on('GET /projectCrews/crew-1/checkCode', () => ({
    body: { code: 'crew-1.99.abc', typed: 'K7QM3XRD', expiresAt },
  }));
  const { user, container } = await opened(-8);
  await user.click(await screen.findByRole('button', { name: 'Code' }));
  expect(await screen.findByRole('img', { name: 'QR code for Load-in' })).toBeInTheDocument();
  expect(screen.getByText('K7QM 3XRD')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('who does not lead the crew is told so', async () => {
  answer(-8, []);
  server.on('GET /projectCrews/crew-1/projectCrewItemStatus', () => apiError(404, 'not_found'));
  await shown();
  expect(await screen.findByText('Crew items not found')).toBeInTheDocument();
});

test('who is reported absent is told apart and not meant by "all"', async () => {
  await opened(4, [
    sampleRow({ crewItemId: 'i-tom', name: 'Tom Lind', state: 'late', absent: true }),
    sampleRow({ crewItemId: 'i-mia', name: 'Mia Berg' }),
  ]);
  expect(await person(/Tom Lind.*Absent, reported/)).toBeInTheDocument();
  expect(screen.getByText('Absent, reported: 1 · No pre-call: 1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'All present (1)' })).toBeInTheDocument();
});

test('a spare whom something stops is activated with a reason', async () => {
  signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'] } });
  answer(-60, crowd());
  const spare = sampleItem('Ada', { status: 'spare', personId: 'person-ada' });
  server.on('GET /projectCrews/crew-1/projectCrewItems', () => ({ body: page1([spare]) }));
  server.on(`POST /projectCrewItemStatus/${spare.crewItemId}/activate`, () => apiError(409, 'collision'));
  server.on('GET /projectCrewItems/conflicts', () => ({
    body: {
      possible: false,
      forceable: true,
      payMissing: false,
      conflicts: [
        {
          kind: 'overlapConfirmed',
          level: 'stop',
          forceable: true,
          severe: true,
          params: { caption: 'Opera', day: '2025-11-21' },
          itemId: 'other',
        },
      ],
    },
  }));
  const forced = `POST /projectCrewItemStatus/${spare.crewItemId}`;
  server.on(forced, () => apiError(500, 'internal'));
  const { user } = await shown();
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  const sheet = within(await screen.findByRole('dialog', { name: /^Activate Ada.* anyway/ }));
  expect(await sheet.findByText(/confirmed for Opera/)).toBeInTheDocument();
  const activate = sheet.getByRole('button', { name: 'Activate' });
  expect(activate).toBeDisabled();
  await user.type(sheet.getByLabelText('Reason for overriding'), 'Nobody else is near');
  await user.click(activate);
  await waitFor(() => expect(server.count(forced)).toBe(1));
  expect(bodyOf(forced.slice(5))).toEqual({
    action: 'activate',
    force: true,
    reason: 'Nobody else is near',
  });
});
