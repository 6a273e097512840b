import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import type { JobDetail } from '@callboard/contract';
import { clearPosition, forgetPermission } from '@callboard/parts';
import { toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { askedJob, changedJob, detailOf, sampleJob } from '../job-list/sample-jobs.ts';
import { phoneAt } from '../../on-site/check/phone-for-tests.ts';
import { sampleCheck } from '../../on-site/check/sample-check.ts';
import * as page from './job-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  toasts.clear();
});

const opened = (job: JobDetail) => {
  server.on(`GET /jobs/${job.id}`, () => ({ body: job }));
  return show(page, {
    path: '/jobs/{id}',
    at: `/jobs/${job.id}`,
  });
};
const declined = (job: JobDetail) => {
  server.on(`GET /jobs/${job.id}`, () => ({ body: job }));
  return show(page, { path: '/jobs/{id}', at: `/jobs/${job.id}?answer=refuse` });
};
const may = (own: Partial<JobDetail['may']>) => ({ ...sampleJob(1).may, ...own });
const posted = () =>
  server.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
const messages = () => toasts.current().map(({ message }) => message);

test('a job tells when, what, where, with whom and for how much, and leads on', async () => {
  const { container } = await opened(detailOf(sampleJob(1, { comment: 'Bring gloves.' })));
  expect(await screen.findByText('07:30 – 18:00')).toBeInTheDocument();
  const links = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
  );
  expect(links).toMatchObject({
    '/locations/hall': expect.stringContaining('12 km from home, as the crow flies'),
    'https://www.google.com/maps/search/?api=1&query=48.2%2C16.4': expect.stringMatching(
      /North hall.*Messeplatz 1, 1020 Wien.*Open in Google Maps/,
    ),
    '/crews/crew-1': expect.stringContaining('12 people in the crew'),
    '/crews/crew-1/contact-crew-chief': expect.stringContaining('Erika Maier'),
    '/crews/crew-1/contact-contact-on-site': expect.stringContaining('Kim Door'),
    '/jobs/job-1/contact-project-manager': expect.stringContaining('Petra Huber'),
  });
  for (const text of ['€21.50 per hour', 'Lunch on site', 'Use gate 3.', 'Bring gloves.', 'Meet at gate 3'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('without a known home the distance is asked of the phone; without a place nothing is said', async () => {
  const place = { street: '', zip: '', country: 'AT', note: '', distanceKm: null };
  const shown = await opened(detailOf(sampleJob(1), { place }));
  const row = await screen.findByRole('link', { name: /Open map/ });
  expect(row).toHaveAccessibleName(/How far am I\?/);
  expect(screen.queryByText('Entrance and meeting point')).not.toBeInTheDocument();
  shown.unmount();
  await opened(detailOf(sampleJob(2, { location: null }), { place: null }));
  await screen.findByText('Lunch on site');
  expect(screen.queryByRole('link', { name: /Open map/ })).not.toBeInTheDocument();
});

describe('how far it is', () => {
  // 3.3 km to the north of the hall of these jobs.
  const near = { latitude: 48.23, longitude: 16.4 };
  const far = (distanceKm: number | null) =>
    detailOf(sampleJob(1), {
      place: { street: '', zip: '', country: 'AT', note: '', distanceKm },
    });
  const row = () => screen.findByRole('link', { name: /Open map/ });
  afterEach(() => {
    for (const name of ['geolocation', 'permissions'])
      Object.defineProperty(navigator, name, { configurable: true, value: undefined });
    clearPosition();
    forgetPermission();
  });

  test.each([
    ['from here where home is not known', null, /^3.3 km from here, as the crow flies/],
    [
      'from here and from home, each by its name',
      12,
      /^3.3 km from here, 12 km from home, as the crow flies/,
    ],
  ])('is said %s', async (_, home, text) => {
    phoneAt(near);
    await opened(far(home));
    await waitFor(async () => expect(await row()).toHaveAccessibleName(text));
  });

  test.each(['prompt', 'denied'] as const)('never asks for a position that is %s', async (permission) => {
    const asked = phoneAt(near, permission);
    const shown = await opened(far(12));
    expect(await row()).toHaveAccessibleName(/^12 km from home, as the crow flies/);
    shown.unmount();
    await opened(far(null));
    expect(await row()).toHaveAccessibleName(/How far am I\?$/);
    expect(asked.times).toBe(0);
  });

  test('a phone that does not find itself says how far it is from home', async () => {
    const asked = phoneAt('unavailable');
    await opened(far(12));
    await waitFor(() => expect(asked.times).toBeGreaterThan(0));
    expect(await row()).toHaveAccessibleName(/^12 km from home/);
  });
});

test('own hours lead to where one can say that they are wrong', async () => {
  const { unmount } = await opened(
    detailOf(sampleJob(1, { status: 'cleared', hours: { minutes: 565, state: 'approved' } })),
  );
  const link = await screen.findByRole('link', { name: /^9:25 h.*Something wrong\?/ });
  expect(link).toHaveAttribute('href', '/hours/job-1');
  unmount();
  await opened(detailOf(sampleJob(2)));
  await screen.findByText('Lunch on site');
  expect(screen.queryByText('Your hours')).not.toBeInTheDocument();
});

test('the history says who changed what, when and why', async () => {
  const line = { id: 'a', at: '2027-01-02T08:00:00Z', caption: 'item_change', by: 'Paul Planner' };
  const history = [
    {
      ...line,
      reason: 'The truck comes earlier',
      changes: [{ field: 'startTime', before: '07:30', after: '06:30' }],
    },
    { ...line, id: 'b', caption: 'item_refuse', by: 'Mia Wolf', reason: 'sick', changes: [] },
    { ...line, id: 'c', caption: 'item_expire', by: null, reason: '', changes: [] },
  ] satisfies JobDetail['history'];
  const { container } = await opened(detailOf(sampleJob(1), { history }));
  const lines = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  await waitFor(() => expect(lines[0]).toHaveTextContent('Changed, to be confirmed again'));
  expect(lines[0]).toHaveTextContent(/Paul Planner · .*2 Jan 2027.*09:00/);
  expect(lines[0]).toHaveTextContent(/Start.*before: 07:30.*now: 06:30.*Reason: The truck comes earlier/);
  expect(lines[1]).toHaveTextContent(/Declined.*Mia Wolf.*Reason: I am sick/);
  expect(lines[2]).toHaveTextContent(/Request expired.*Automatic/);
  await expectNoAxeViolations(container);
});

test('a job that has not started says when check-in opens', async () => {
  const opens = { preCall: '2027-01-04T12:30:00Z', checkIn: '2027-01-05T05:30:00Z' };
  const check = sampleCheck({ crewItemId: 'job-1', opens });
  server.on('GET /crewChecks/job-1', () => ({ body: check }));
  await opened(detailOf(sampleJob(1)));
  expect(await screen.findByText('The job has not started yet')).toBeInTheDocument();
  expect(await screen.findByText('Check-in opens Tue, 5 Jan 2027 at 06:30.')).toBeInTheDocument();
});

test('a crew chief finds the papers', async () => {
  await opened(detailOf(sampleJob(2, { chief: true })));
  const papers = await screen.findByRole('link', { name: /Crew chief documents/ });
  expect(papers).toHaveAttribute('href', '/jobs/job-2/crew-chief-documents');
});

test('a change stands before and after, and is confirmed at the bottom', async () => {
  server.on('POST /jobs/job-3/confirmation', () => ({ body: { jobs: [] } }));
  const { user } = await opened(
    detailOf({ ...changedJob(3), may: may({ confirm: true, refuse: true, requestRemoval: true }) }),
  );
  const changes = within(await screen.findByRole('region', { name: 'What changed' }));
  expect(changes.getByText('06:00').tagName).toBe('DEL');
  expect(changes.getByText('07:30').tagName).toBe('INS');
  // Who is asked says no by refusing: there is no second way beside it.
  expect(screen.queryByText('Cannot come after all?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Confirm change/ }));
  expect(await screen.findByRole('button', { name: /^Confirmed.*Undo/ })).toBeInTheDocument();
  expect(posted()).toEqual([{ path: '/jobs/job-3/confirmation', body: { answer: 'confirm' } }]);
});

test('"Decline" of a push message opens the sheet that asks why, where that can still be said', async () => {
  const { user } = await declined(detailOf({ ...askedJob(9), may: may({ confirm: true, refuse: true }) }));
  await screen.findByRole('dialog', { name: /^Decline / });
  await user.click(screen.getByRole('button', { name: 'Keep job' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await declined(detailOf(sampleJob(4, { may: may({}) })));
  await screen.findAllByText('07:30 – 18:00');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(posted()).toEqual([]);
});

test('all days are confirmed at once, but for exceptions, which can be refused with a reason', async () => {
  const day = (number: number) => {
    const { id, status, startDate, startTime, endTime } = askedJob(number);
    const crewName = `Load-in ${number}`;
    return { id, status, startDate, startTime, endTime, crewName, function: 'Rigger', mayConfirm: true };
  };
  server.on('POST /jobs/job-4/confirmation', () => ({ body: { jobs: [] } }));
  const otherDays = [day(5), day(6), day(7)];
  const { user, container } = await opened(detailOf(askedJob(4, { daysToConfirm: 3 }), { otherDays }));
  expect(await screen.findByRole('button', { name: /^Confirm all 4 days/ })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Sun, 10 Jan 2027/ }));
  expect(screen.getByRole('button', { name: /^Confirm 3 days/ })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'The day left out' }), 'vacation');
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: /^Confirm 3 days/ }));
  await waitFor(() => expect(messages()).toEqual(['3 jobs confirmed']));
  const others = [
    { id: 'job-5', answer: 'confirm' },
    { id: 'job-6', answer: 'refuse', reason: 'vacation' },
    { id: 'job-7', answer: 'confirm' },
  ];
  expect(posted()).toEqual([{ path: '/jobs/job-4/confirmation', body: { answer: 'confirm', others } }]);
});

test('who cannot come asks in time, and the job says so', async () => {
  const asked = sampleJob(8, { removalLimitAt: '2027-01-11T06:30:00Z', may: may({ requestRemoval: true }) });
  server.on('POST /jobs/job-8/requestRemoval', () => {
    server.on('GET /jobs/job-8', () => ({
      body: detailOf({ ...asked, may: may({}), cancellationAskedAt: '2027-01-04T06:30:00Z' }),
    }));
    return { body: asked };
  });
  const { user } = await opened(detailOf(asked));
  await user.click(await screen.findByRole('button', { name: 'Request removal' }));
  await user.click(await screen.findByRole('button', { name: 'I cannot get there' }));
  expect(await screen.findByText(/^Sent .*The job stays yours/)).toBeInTheDocument();
  await waitFor(() =>
    expect(posted()).toEqual([
      { path: '/jobs/job-8/requestRemoval', body: { reason: 'I cannot get there' } },
    ]),
  );
});

test('inside the limit only a call helps', async () => {
  await opened(
    detailOf(sampleJob(9, { removalLimitAt: '2027-01-04T06:30:00Z', may: may({ callPlanner: true }) })),
  );
  const call = await screen.findByRole('link', { name: 'Call the planner' });
  expect(call).toHaveAttribute('href', '/jobs/job-9/contact-project-manager');
  expect(screen.queryByRole('button', { name: 'Request removal' })).not.toBeInTheDocument();
});

test('a cancellation stays until it was seen', async () => {
  server.on('POST /jobs/job-10/seen', () => ({ body: sampleJob(10) }));
  const { user } = await opened(
    detailOf(sampleJob(10, { status: 'cancelled', reason: 'The hall is closed' })),
  );
  expect(await screen.findByText('The hall is closed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have seen it' }));
  await waitFor(() => expect(posted()).toEqual([{ path: '/jobs/job-10/seen', body: {} }]));
});

test('an application says how it stands, and opens nothing of the crew', async () => {
  const applied = { state: 'applied', appliedAt: '2027-01-02T08:00:00Z' };
  await opened(detailOf(sampleJob(11, { status: 'vacant', applied }), { crewInfo: '', contactOnSite: null }));
  expect(await screen.findByText('You have applied')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look at vacancies' })).toHaveAttribute(
    'href',
    '/projects-vacancy',
  );
  expect(screen.queryByRole('link', { name: /in the crew/ })).not.toBeInTheDocument();
});

test('an application is taken back with one tap, and Undo applies anew', async () => {
  signInAs({ roles: ['crew'], rights: { persons: ['READ'], mobileProjectVacancies: ['READ'] } });
  const call = '/projectCrewItems/job-11';
  const answer = { id: 'job-11', status: 'vacant', application: null };
  server.on(`GET ${call}/unapplyVacancy`, () => ({ body: answer }));
  server.on(`GET ${call}/applyVacancy`, () => ({ body: answer }));
  const applied = { state: 'applied', appliedAt: '2027-01-02T08:00:00Z' };
  const { user, address } = await opened(detailOf(sampleJob(11, { status: 'vacant', applied })));
  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  await waitFor(() => expect(address()).toBe('/jobs?tab=applied'));
  expect(messages()).toEqual(['Application withdrawn: Spring Gala · Load-in 11 · Rigger']);
  toasts.current()[0]?.action?.run();
  await waitFor(() => expect(server.count(`GET ${call}/applyVacancy`)).toBe(1));
});

test('somebody else’s job is not found, and a broken server is not blamed on the person', async () => {
  server.on('GET /jobs/job-12', () => apiError(404, 'not_found'));
  const shown = await show(page, {
    path: '/jobs/{id}',
    at: '/jobs/job-12',
  });
  expect(await screen.findByText('Jobs not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To my jobs' })).toHaveAttribute('href', '/jobs');
  shown.unmount();
  server.on('GET /jobs/job-12', () => apiError(403, 'forbidden'));
  await show(page, { path: '/jobs/{id}', at: '/jobs/job-12' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
