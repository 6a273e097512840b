import type { Candidate, CrewBooking, CrewItem, ItemOfProject } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { setOpenBundles } from '@callboard/session';
import { toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../project/project-page.tsx';
import { listed, sampleProject } from '../base/sample-project.ts';
import { sampleConflict, sampleVacancy } from '../vacancy-list/sample-vacancy.ts';

const { server, show } = pageTest(feature);
const shift: CrewBooking = {
  crewId: 'crew-1',
  crewName: 'Load-in',
  startDate: '2031-01-05',
  startTime: '07:30',
  endTime: '18:00',
  timeZone: 'Europe/Vienna',
  functionId: 'rigger',
  functionCaption: 'Rigger',
  needed: 5,
  confirmed: 3,
  requested: 1,
  vacant: 1,
  draft: 0,
  spare: 1,
};
const candidate = (name: string, own: Partial<Candidate> = {}): Candidate => ({
  person: { id: `person-${name}`, name, kind: 'employee', city: 'Wien' },
  eligibility: { ok: true, reasons: [] },
  conflicts: [],
  rating: { average: 4.5, count: 12 },
  distanceKm: 8,
  underQuotaMinutes: 600,
  lastWorkedOn: '2026-11-01',
  ...own,
});
const item = (id: string, own: Partial<ItemOfProject> = {}): ItemOfProject => ({
  id,
  version: 1,
  crewId: 'crew-1',
  crewName: 'Load-in',
  functionId: 'rigger',
  functionCaption: 'Rigger',
  person: null,
  status: 'vacant',
  startDate: '2031-01-05',
  endDate: null,
  startTime: '07:30',
  endTime: '18:00',
  timeZone: 'Europe/Vienna',
  startsAt: '2031-01-05T06:30:00Z',
  endsAt: '2031-01-05T17:00:00Z',
  crewChief: false,
  standby: false,
  comment: '',
  ...own,
});
const requestedOf = (name: string): CrewItem => ({
  ...sampleVacancy(2),
  status: 'requested',
  person: { id: `person-${name}`, name, kind: 'employee' },
  comment: '',
  reason: '',
  changes: [],
  requestedAt: '2026-11-23T09:00:00Z',
  deadlineAt: null,
  decidedAt: null,
  lateRefusal: false,
  cancellationAskedAt: null,
  doubleBooking: false,
  forced: null,
  applicants: 0,
  conflicts: [],
  timesMissing: false,
  payMissing: false,
  may: {
    edit: true,
    assign: true,
    remove: false,
    decideRemoval: false,
    actions: [],
    apply: false,
    unapply: false,
  },
});
const stop = sampleConflict('overlapConfirmed', 'stop', { caption: 'Opera ball', day: '2031-01-05' });
beforeEach(() => {
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { projects: ['READ'], crews: ['READ', 'EDIT'] } });
  server.on('GET /projects/4711', () => ({ body: sampleProject({ may: { export: true } }) }));
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([]) }));
  server.on('GET /projects/4711/crewBooking', () => ({ body: listed([shift]) }));
  server.on('GET /projects/4711/projectCrewItems', () => ({
    body: listed([item('item-1', { person: { id: 'p', name: 'Ada' }, status: 'confirmed' }), item('item-2')]),
  }));
  server.on('GET /projectCrewItems/item-2/findBest', () => ({
    body: listed([
      candidate('Zoë Lang'),
      candidate('Ben Kern', { eligibility: { ok: false, reasons: [stop] }, conflicts: [stop] }),
    ]),
  }));
});
const opened = () => show(page, { path: paths.project.pattern, at: '/projects/4711?part=shifts' });

test('people are ranked with figures and reasons; who may not cannot be asked', async () => {
  server.on('POST /projectCrewItems/item-2/assign', () => ({
    body: requestedOf('Zoë Lang'),
  }));
  const { user, container } = await opened();
  const list = within(await screen.findByRole('list', { name: 'Shifts' }));
  expect(list.getByText('3 of 5')).toBeInTheDocument();
  expect(list.getByText('1 missing')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Find best person: Load-in · Rigger' }));
  const people = within(await screen.findByRole('list', { name: 'People, the best first' }));
  const [first, second] = people.getAllByText(/Zoë Lang|Ben Kern/, { selector: 'p' });
  expect([first?.textContent, second?.textContent]).toEqual(['Zoë Lang', 'Ben Kern']);
  expect(people.getAllByText(/4\.5 of 5 \(12\) · 8 km · .*10:00 h under quota/)).toHaveLength(2);
  expect(people.getByText('confirmed for Opera ball, Sun, 5 Jan 2031')).toBeInTheDocument();
  expect(people.queryByRole('button', { name: 'Ask Ben Kern' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(people.getByRole('button', { name: 'Ask Zoë Lang' }));
  await waitFor(() =>
    expect(toasts.current().map(({ message }) => message)).toEqual([
      'Request sent: Zoë Lang, Load-in · Rigger, Sun, 5 Jan 2031',
    ]),
  );
  const [asked] = server.requests.filter(({ method }) => method === 'POST');
  // The server takes it only from who has seen how the position stands.
  expect(asked?.headers['if-match']).toBe('"1"');
  expect(asked?.body).toEqual({
    personId: 'person-Zoë Lang',
    as: 'request',
  });
});

test('without the planning nobody is looked for', async () => {
  setOpenBundles(['projects']);
  await opened();
  expect(await screen.findByRole('list', { name: 'Shifts' })).toHaveTextContent('1 missing');
  expect(screen.queryByRole('button', { name: /^Find best person/ })).not.toBeInTheDocument();
  setOpenBundles(null);
});

test('another order is asked for', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: /^Find best person/ }));
  await user.click(await screen.findByRole('button', { name: 'Distance' }));
  await waitFor(() => expect(server.requests.at(-1)?.query.get('method')).toBe('distance'));
});

test('whoever has declined leaves a place, for which somebody else is found', async () => {
  server.on('GET /projects/4711/crewBooking', () => ({
    body: listed([{ ...shift, needed: 2, confirmed: 1, requested: 0, vacant: 0, draft: 0 }]),
  }));
  server.on('GET /projects/4711/projectCrewItems', () => ({
    body: listed([
      item('item-1', { person: { id: 'p', name: 'Ada' }, status: 'confirmed' }),
      item('item-2', { person: { id: 'q', name: 'Luc' }, status: 'refused' }),
    ]),
  }));
  const { user } = await opened();
  const list = within(await screen.findByRole('list', { name: 'Shifts' }));
  expect(list.getByText('1 missing')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Find best person: Load-in · Rigger' }));
  expect(await screen.findByRole('button', { name: 'Ask Zoë Lang' })).toBeInTheDocument();
});

test('somebody has it meanwhile: it says so', async () => {
  server.on('GET /projects/4711/projectCrewItems', () => ({ body: listed([]) }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: /^Find best person/ }));
  expect(await screen.findByText('Nothing open any more')).toBeInTheDocument();
});

test('who may not ask people is not offered to, and a failure is told', async () => {
  signInAs({ roles: ['client'], rights: { projects: ['READ'] } });
  const { unmount } = await opened();
  await screen.findByRole('list', { name: 'Shifts' });
  expect(screen.queryByRole('button', { name: /^Find best person/ })).not.toBeInTheDocument();
  unmount();
  server.on('GET /projects/4711/crewBooking', () => apiError(403, 'forbidden'));
  await opened();
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
});
