import type { Applicant, CrewItem, VacancyApplication } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { listed, plans, sampleCrew, sampleItem } from '../crew/sample-crew.ts';
import { PositionWishes } from './position-wishes.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const asked = { askedAt: '2025-11-19T09:00:00Z', reason: 'I have an exam' };
const leaves = sampleItem('Ada', { status: 'confirmed', removal: asked });
const free = sampleItem('', { crewItemId: 'free', personId: null, status: 'vacant', applicants: 2 });

const applicant = (name: string, own: Partial<Applicant> = {}): Applicant => ({
  person: { id: `person-${name}`, name, kind: 'employee', city: 'Wien' },
  eligibility: { ok: true, reasons: [] },
  conflicts: [],
  rating: { average: 4.5, count: 3 },
  distanceKm: 12,
  underQuotaMinutes: 0,
  lastWorkedOn: null,
  application: { state: 'applied', appliedAt: '2025-11-19T09:00:00Z', decidedAt: null, reason: '' },
  may: { accept: true, reject: true },
  ...own,
});
const decided: VacancyApplication = {
  state: 'rejected',
  appliedAt: '2025-11-19T09:00:00Z',
  decidedAt: '2025-11-19T10:00:00Z',
  reason: '',
};
/** What the server answers of a position that was decided about. */
const position: CrewItem = {
  id: 'free',
  version: 2,
  status: 'confirmed',
  project: { id: 'p', number: '4711', name: 'Spring Gala' },
  crew: { id: 'crew-1', number: 'CR-1', name: 'Load-in', shift: '' },
  location: null,
  function: { id: 'stagehand', caption: 'Stagehand', short: 'SH' },
  startDate: '2025-11-21',
  endDate: null,
  startTime: '20:00',
  endTime: '06:00',
  timeZone: 'Europe/Vienna',
  startsAt: '2025-11-21T20:00:00+01:00',
  endsAt: '2025-11-22T06:00:00+01:00',
  minutes: 600,
  night: true,
  standby: false,
  crewChief: false,
  person: null,
  pay: null,
  comment: '',
  reason: '',
  changes: [],
  requestedAt: null,
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
    assign: false,
    remove: false,
    decideRemoval: false,
    actions: [],
    apply: false,
    unapply: false,
  },
};
const clash = {
  kind: 'overlapConfirmed',
  level: 'stop',
  forceable: true,
  severe: true,
  params: { caption: 'Opera', day: '2025-11-21' },
  itemId: 'other',
} as const;

beforeEach(() => {
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'], projects: ['READ'] } });
  server.on('GET /projectCrewItems/free/applicants', () => ({
    body: listed([applicant('Luc'), applicant('Mia')]),
  }));
});
async function shown(items = [leaves, free, sampleItem('Luc', { status: 'confirmed' })]) {
  server.on('GET /projectCrews/crew-1/projectCrewItems', () => ({ body: listed(items) }));
  const drawn = await show(
    <>
      <PositionWishes crew={sampleCrew({ may: plans })} />
      <ToastRegion />
    </>,
    {},
  );
  const read = 'GET /projectCrews/crew-1/projectCrewItems';
  await waitFor(() => expect(server.count(read)).toBeGreaterThan(0));
  // One more turn, in which the answer is drawn.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return drawn;
}
const bodyOf = (what: string) =>
  server.requests.find(({ method, path }) => `${method} ${path}` === what)?.body;

test('a place that somebody gave back leads to those who still want it', async () => {
  const { user } = await shown([sampleItem('Eva', { crewItemId: 'free', status: 'refused', applicants: 2 })]);
  await user.click(screen.getByRole('button', { name: /^2 / }));
  expect(await screen.findByRole('button', { name: 'Accept: Luc' })).toBeVisible();
});

test('wishes that wait are above the positions, with their reason; nobody else is asked', async () => {
  const { container } = await shown();
  const part = within(await screen.findByRole('region', { name: /^Waiting for your answer/ }));
  expect(part.getAllByRole('listitem')).toHaveLength(2);
  expect(part.getByText('Ada asks to be taken off')).toBeInTheDocument();
  expect(part.getByText(/I have an exam/)).toBeInTheDocument();
  expect(part.getByText('2 people have applied')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('the card is not shown where nothing waits', async () => {
  await shown([sampleItem('Luc', { status: 'confirmed' })]);
  expect(screen.queryByRole('region', { name: /^Waiting/ })).not.toBeInTheDocument();
});

test('the card is not shown to who may not decide', async () => {
  signInAs({ roles: ['planner'], rights: { crews: ['READ'] } });
  await shown();
  expect(screen.queryByRole('region', { name: /^Waiting/ })).not.toBeInTheDocument();
});

describe('somebody who asks to be taken off', () => {
  const decide = `POST /projectCrewItems/${leaves.crewItemId}/removal`;
  async function opened() {
    const drawn = await shown();
    await drawn.user.click(await screen.findByRole('button', { name: /^Ada asks to be taken off/ }));
    return {
      ...drawn,
      sheet: within(await screen.findByRole('dialog', { name: 'Ada asks to be taken off' })),
    };
  }

  test('is taken off with kind words, and the way to a substitute is shown', async () => {
    server.on(decide, () => ({ body: position }));
    const { user, sheet } = await opened();
    await user.type(sheet.getByLabelText('Your words to Ada (optional)'), 'Good luck!');
    await user.click(sheet.getByRole('button', { name: 'Take off the job' }));
    expect(await sheet.findByText('Ada is off the job and has been notified.')).toBeInTheDocument();
    expect(bodyOf(decide)).toEqual({ accept: true, reason: 'Good luck!' });
    expect(sheet.getByRole('link', { name: 'Find a substitute' })).toHaveAttribute(
      'href',
      '/projects/4711?part=shifts',
    );
    await user.click(sheet.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is kept; without words none are sent', async () => {
    server.on(decide, () => ({ body: position }));
    const { user, sheet } = await opened();
    await user.click(sheet.getByRole('button', { name: 'Keep on the job' }));
    expect(await sheet.findByText('Ada stays on the job and has been notified.')).toBeInTheDocument();
    expect(bodyOf(decide)).toEqual({ accept: false });
    expect(sheet.queryByRole('link')).not.toBeInTheDocument();
  });

  test('was answered by somebody else: that is said, and nothing is pretended', async () => {
    server.on(decide, () => apiError(409, 'wrong_state'));
    const { user, sheet } = await opened();
    await user.click(sheet.getByRole('button', { name: 'Take off the job' }));
    await waitFor(() => expect(sheet.getByRole('alert')).toBeInTheDocument());
    expect(sheet.queryByText(/has been notified/)).not.toBeInTheDocument();
  });

  test('waits for a connection', async () => {
    const { sheet } = await opened();
    act(() => setNetwork(false));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Keep on the job' })).toBeDisabled());
    expect(sheet.getByText(/You’re offline/)).toBeInTheDocument();
    act(() => setNetwork(true));
  });
});

describe('people who have applied', () => {
  const choice = async () => {
    const drawn = await shown();
    await drawn.user.click(await screen.findByRole('button', { name: /^2 people have applied/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Applicants' }));
    await sheet.findByText('Luc');
    return { ...drawn, sheet };
  };

  test('are shown with what speaks for them, and one is accepted', async () => {
    const accept = 'POST /projectCrewItems/free/applicants/person-Luc/accept';
    server.on(accept, () => ({ body: position }));
    const { user, sheet } = await choice();
    expect(sheet.getAllByText(/4\.5 of 5 \(3\)/)).toHaveLength(2);
    await user.click(sheet.getByRole('button', { name: 'Accept: Luc' }));
    expect(await screen.findByText('Accepted: Luc')).toBeInTheDocument();
    expect(bodyOf(accept)).toEqual({});
  });

  test('are declined with words that can be changed', async () => {
    const decline = 'POST /projectCrewItems/free/applicants/person-Mia/reject';
    server.on(decline, () => ({ body: { id: 'free', status: 'vacant', application: decided } }));
    const { user, sheet } = await choice();
    await user.click(sheet.getByRole('button', { name: 'Decline: Mia' }));
    const words = sheet.getByLabelText('Your words to Mia (optional)');
    expect(words).toHaveValue(
      'Thank you for applying. Somebody else has the position this time. Please apply again.',
    );
    await user.clear(words);
    await user.type(words, 'Next week for sure.');
    await user.click(sheet.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Declined: Mia')).toBeInTheDocument();
    expect(bodyOf(decline)).toEqual({ reason: 'Next week for sure.' });
  });

  test('are accepted against a rule with a reason only, and never where nothing may override it', async () => {
    const accept = 'POST /projectCrewItems/free/applicants/person-Luc/accept';
    server.on(accept, () => ({ body: position }));
    const never = { ...clash, forceable: false };
    server.on('GET /projectCrewItems/free/applicants', () => ({
      body: listed([
        applicant('Luc', { eligibility: { ok: false, reasons: [clash] }, conflicts: [clash] }),
        applicant('Mia', { eligibility: { ok: false, reasons: [never] }, conflicts: [never] }),
      ]),
    }));
    const { user, sheet } = await choice();
    expect(sheet.queryByRole('button', { name: 'Accept: Mia' })).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Accept: Luc' }));
    const anyway = sheet.getByRole('button', { name: 'Accept anyway' });
    expect(anyway).toBeDisabled();
    await user.type(sheet.getByRole('textbox'), 'Both jobs are in one hall.');
    await user.click(anyway);
    expect(await screen.findByText('Accepted: Luc')).toBeInTheDocument();
    expect(bodyOf(accept)).toEqual({ force: true, reason: 'Both jobs are in one hall.' });
  });

  test('are none any more, or cannot be read: both are said', async () => {
    server.on('GET /projectCrewItems/free/applicants', () => ({ body: listed([]) }));
    const { user, unmount } = await shown();
    await user.click(await screen.findByRole('button', { name: /^2 people have applied/ }));
    expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument();
    unmount();
    server.on('GET /projectCrewItems/free/applicants', () => apiError(500, 'internal'));
    const again = await shown();
    await again.user.click(await screen.findByRole('button', { name: /^2 people have applied/ }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
