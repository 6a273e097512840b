import { apiError, desk, expectNoAxeViolations, pageTest, screenOf, setNetwork } from '@callboard/testing';
import type { Job } from '@callboard/contract';
import type { Everything } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import * as page from './job-list-page.tsx';
import { answerWithJobs, askedJob, changedJob, detailOf, sampleJob } from './sample-jobs.ts';

const { server, show } = pageTest(feature);
beforeEach(() => {
  toasts.clear();
});

const opened = (at = '/jobs', more: Partial<Everything> = {}) => show(page, { path: '/jobs', at, ...more });
const jobs = (count: number) => Array.from({ length: count }, (_, number) => sampleJob(number + 1));
const list = () => screen.findByRole('list', { name: 'Jobs' });
const answers = () =>
  server.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
const toastTexts = () => toasts.current().map(({ message }) => message);

describe('full', () => {
  test('a row tells day, hours, what, where and how it stands, and leads to the job', async () => {
    answerWithJobs(server, { upcoming: [sampleJob(1, { chief: true, night: true }), sampleJob(2)] });
    const { container } = await opened();
    const row = await screen.findByRole('link', { name: /Spring Gala · Load-in 1 · Rigger/ });
    expect(row).toHaveAccessibleName(/07:30 – 18:00.*Night work.*North hall · Wien.*Confirmed.*Crew chief/);
    expect(row).toHaveAttribute('href', '/jobs/job-1');
    expect(screen.getByText('Begins Tuesday, 5 January 2027')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('of a thousand only those near the window are drawn', async () => {
    answerWithJobs(server, { past: jobs(1000) });
    await opened('/jobs?tab=past');
    const rows = await within(await list()).findAllByRole('listitem');
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]).toHaveAttribute('aria-setsize', '1000');
  });

  test('the face asks ahead for exactly what the page asks for', async () => {
    answerWithJobs(server, { upcoming: jobs(1) });
    await opened();
    await list();
    expect(server.requests.map(({ url }) => url)).toEqual(feature.pages.jobList.warm);
  });
});

describe('past jobs', () => {
  const past = (number: number, startDate: string, hours: Job['hours']) =>
    sampleJob(number, { status: 'done', startDate, hours });

  test('are grouped by month, each with its hours and how sure they are', async () => {
    const rows = [
      past(1, '2026-11-10', { minutes: 585, state: 'approved' }),
      past(2, '2026-11-09', { minutes: 555, state: 'recorded' }),
      past(3, '2026-10-30', { minutes: 60, state: 'toBeChecked' }),
      past(4, '2026-10-29', null),
    ];
    const months = [
      { month: '2026-11-01', approvedMinutes: 6_785, toApprove: 1 },
      { month: '2026-10-01', approvedMinutes: 0, toApprove: 0 },
    ];
    answerWithJobs(server, { past: rows }, { months });
    const { container } = await opened('/jobs?tab=past');
    expect(await screen.findByRole('link', { name: /Load-in 1.*9:45 h approved/ })).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: /Load-in 2.*9:15 h checked, not approved yet/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Load-in 3.*1:00 h to be checked/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Load-in 4/ })).not.toHaveAccessibleName(/\d h/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'November 2026113:05 h approved · 1 job to be approved',
      'October 2026',
    ]);
    await expectNoAxeViolations(container);
  });
});

describe('called off', () => {
  const off = () => sampleJob(7, { status: 'cancelled', reason: 'Rain' });

  test('what was called off is told above the list until it was seen', async () => {
    answerWithJobs(server, { upcoming: jobs(1) }, { calledOff: [off()] });
    server.on('POST /jobs/job-7/seen', () => {
      answerWithJobs(server, { upcoming: jobs(1) });
      return { body: off() };
    });
    const { user, container } = await opened();
    const part = within(await screen.findByRole('region', { name: /^Called off/ }));
    expect(part.getByText('Rain')).toBeInTheDocument();
    expect(part.getByRole('link', { name: /Load-in 7.*Cancelled/ })).toHaveAttribute('href', '/jobs/job-7');
    expect(within(await list()).queryByRole('link', { name: /Load-in 7/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.click(part.getByRole('button', { name: /^I have seen it: / }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Load-in 7/ })).not.toBeInTheDocument());
    await waitFor(() => expect(answers()).toEqual([{ path: '/jobs/job-7/seen', body: {} }]));
    await waitFor(() => expect(server.count('GET /jobs')).toBe(2));
  });

  test('of many the next ones are shown, with how many there are in all', async () => {
    const offJobs = [off(), sampleJob(8, { status: 'notNeeded' })];
    answerWithJobs(server, {}, { calledOff: offJobs, calledOffTotal: 23 });
    server.on('POST /jobs/job-7/seen', () => {
      answerWithJobs(server, {}, { calledOff: offJobs.slice(1), calledOffTotal: 22 });
      return { body: off() };
    });
    const { user } = await opened();
    const part = await screen.findByRole('region', { name: /^Called off/ });
    expect(part).toHaveAccessibleName(/23/);
    await user.click(within(part).getAllByRole('button', { name: /^I have seen it: / })[0] as HTMLElement);
    await waitFor(() => expect(part).toHaveAccessibleName(/22/));
  });

  test('stays told of with nothing else ahead, and waits for the network', async () => {
    answerWithJobs(server, {}, { calledOff: [off()] });
    await opened();
    const seen = await screen.findByRole('button', { name: /^I have seen it: / });
    expect(await screen.findByText('No jobs ahead')).toBeInTheDocument();
    act(() => setNetwork(false));
    await waitFor(() => expect(seen).toBeDisabled());
    act(() => setNetwork(true));
    await waitFor(() => expect(seen).toBeEnabled());
  });

  test('is a row of Past and not told of twice there', async () => {
    answerWithJobs(server, { past: [off()] }, { calledOff: [off()] });
    await opened('/jobs?tab=past');
    expect(await screen.findAllByRole('link', { name: /Load-in 7/ })).toHaveLength(1);
  });
});

describe('tabs and search', () => {
  test('each tab says how many it holds and is an address', async () => {
    answerWithJobs(server, { upcoming: jobs(2), toConfirm: [askedJob(3)], past: jobs(4) });
    const { user, address } = await opened();
    const tabs = within(await screen.findByRole('navigation', { name: 'Which jobs' }));
    expect(await tabs.findByRole('link', { name: '2 Upcoming' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: '1 To confirm' }));
    expect(address()).toBe('/jobs?tab=toConfirm');
    expect(await screen.findByRole('link', { name: /Load-in 3/ })).toBeInTheDocument();
  });

  test('what was searched for stands in the address, and is cleared in one tap', async () => {
    answerWithJobs(server, { upcoming: jobs(2) });
    const { user, address } = await opened();
    await user.type(await screen.findByRole('searchbox'), 'opera');
    expect(await screen.findByText('Jobs not found')).toBeInTheDocument();
    // Who types slowly has searched for less on the way.
    await waitFor(() => expect(address()).toBe('/jobs?q=opera'));
    await user.click(screen.getAllByRole('button', { name: 'Clear search' })[1]!);
    expect(await screen.findByRole('link', { name: /Load-in 2/ })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('who leads crews can look at these alone, with how far each is', async () => {
    const led = sampleJob(1, { chief: true });
    answerWithJobs(server, { upcoming: [led, sampleJob(2)] });
    const crewCounts = { positions: 12, confirmed: 8, waiting: 2, working: 0, done: 0 };
    const items = [{ ...led, crewCounts, signedOff: false }];
    server.on('GET /jobs/crewChief', () => ({ body: { items, total: 1, page: 1, limit: 50 } }));
    const { user, address } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Only as crew chief' }));
    expect(await screen.findByText('8 of 12 confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Load-in 2/ })).not.toBeInTheDocument();
    expect(address()).toBe('/jobs?led=1');
  });
});

describe('answering', () => {
  test('confirms in place, says so, and takes it back', async () => {
    answerWithJobs(server, { toConfirm: [askedJob(1), changedJob(2)] });
    server.on('POST /jobs/job-1/confirmation', () => ({ body: { jobs: [] } }));
    server.on('POST /jobs/confirmations', () => ({ body: { jobs: [] } }));
    const { user, container } = await opened('/jobs?tab=toConfirm');
    const changes = within(await list());
    expect(await changes.findByText('06:00')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Confirm job: Spring Gala · Load-in 1 · Rigger' }));
    expect(await screen.findByRole('button', { name: /^Confirmed.*Undo/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Load-in 1.*Confirmed/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1 To confirm' })).toBeInTheDocument();
    expect(toastTexts()).toEqual(['Confirmed: Spring Gala · Load-in 1 · Rigger, Tue, 5 Jan 2027']);
    act(() => toasts.current()[0]?.action?.run());
    expect(
      await screen.findByRole('button', { name: 'Confirm job: Spring Gala · Load-in 1 · Rigger' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(toastTexts()).toContain('Answer undone'));
    expect(answers()).toEqual([
      { path: '/jobs/job-1/confirmation', body: { answer: 'confirm' } },
      { path: '/jobs/confirmations', body: { answers: [{ id: 'job-1', answer: 'undo' }] } },
    ]);
  });

  test('what the server refuses is taken back, with the reason', async () => {
    answerWithJobs(server, { toConfirm: [askedJob(1)] });
    server.on('POST /jobs/job-1/confirmation', () => apiError(409, 'too_late'));
    const { user } = await opened('/jobs?tab=toConfirm');
    await user.click(
      await screen.findByRole('button', { name: 'Confirm job: Spring Gala · Load-in 1 · Rigger' }),
    );
    await waitFor(() => expect(toastTexts().join()).toMatch(/^It is too late for this/));
    expect(
      await screen.findByRole('button', { name: 'Confirm job: Spring Gala · Load-in 1 · Rigger' }),
    ).toBeInTheDocument();
  });

  test('refuses for a reason of the list', async () => {
    answerWithJobs(server, { toConfirm: [askedJob(1)] });
    server.on('POST /jobs/job-1/confirmation', () => ({ body: { jobs: [] } }));
    const { user } = await opened('/jobs?tab=toConfirm');
    await user.click(
      await screen.findByRole('button', { name: 'Decline job: Spring Gala · Load-in 1 · Rigger' }),
    );
    const sheet = await screen.findByRole('dialog', { name: /^Decline Spring Gala · Load-in 1 · Rigger\?/ });
    const refuse = within(sheet).getByRole('button', { name: 'Decline job' });
    expect(refuse).toBeDisabled();
    await user.click(within(sheet).getByRole('radio', { name: 'I am sick' }));
    await user.click(refuse);
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Declined: Spring Gala · Load-in 1 · Rigger, Tue, 5 Jan 2027']),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(answers()).toEqual([
      { path: '/jobs/job-1/confirmation', body: { answer: 'refuse', reason: 'sick' } },
    ]);
  });

  test('confirms several at once, but for those left out', async () => {
    answerWithJobs(server, { toConfirm: [1, 2, 3].map((number) => askedJob(number)) });
    server.on('POST /jobs/confirmations', () => ({ body: { jobs: [] } }));
    const { user } = await opened('/jobs?tab=toConfirm');
    await user.click(await screen.findByRole('button', { name: 'Choose several' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose all 3 jobs' }));
    await user.click(screen.getByRole('checkbox', { name: /Load-in 2/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm 2 jobs' }));
    await waitFor(() => expect(toastTexts()).toEqual(['2 jobs confirmed']));
    expect(screen.getByRole('link', { name: '1 To confirm' })).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Confirm job: Spring Gala · Load-in 2 · Rigger' }),
    ).toBeInTheDocument();
    const given = ['job-1', 'job-3'].map((id) => ({ id, answer: 'confirm' }));
    expect(answers()).toEqual([{ path: '/jobs/confirmations', body: { answers: given } }]);
  });
});

test('changes are seen before several are confirmed', async () => {
  answerWithJobs(server, { toConfirm: [askedJob(1), changedJob(2)] });
  const { user, container } = await opened('/jobs?tab=toConfirm');
  await user.click(await screen.findByRole('button', { name: 'Choose several' }));
  expect(within(await list()).getByText('06:00').tagName).toBe('DEL');
  expect(screen.getByRole('checkbox', { name: /Load-in 2/ })).not.toBeChecked();
  await expectNoAxeViolations(container);
});

describe('the other faces', () => {
  test.each([
    ['', 'No jobs ahead', 'Look at 1 job to confirm'],
    ['?tab=applied', 'No open applications', 'Look at vacancies'],
    ['?tab=past', 'No past jobs yet', 'Show upcoming jobs'],
  ])('empty %s says why and leads on', async (search, title, action) => {
    answerWithJobs(server, { toConfirm: [askedJob(1)] });
    await opened(`/jobs${search}`);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toBeInTheDocument();
  });

  test('where the browser was not asked yet, answered jobs lead to push messages', async () => {
    Object.assign(globalThis, { Notification: { permission: 'default' } });
    answerWithJobs(server, {});
    await opened('/jobs?tab=toConfirm');
    const way = await screen.findByRole('link', { name: 'Turn on push messages' });
    expect(way).toHaveAttribute('href', '/profile/push');
    Reflect.deleteProperty(globalThis, 'Notification');
  });

  test('where there are no vacancies nothing leads to them', async () => {
    answerWithJobs(server, {});
    await opened('/jobs?tab=applied', { canOpen: (address) => address !== '/projects-vacancy' });
    expect(await screen.findByText('No open applications')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Look at vacancies' })).not.toBeInTheDocument();
  });

  test('failed says so and offers another try', async () => {
    server.on('GET /jobs', () => apiError(403, 'forbidden'));
    const { user } = await opened();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerWithJobs(server, { upcoming: jobs(1) });
    await user.click(again);
    expect(await screen.findByRole('link', { name: /Load-in 1/ })).toBeInTheDocument();
  });

  test('without network what was read stays, with its age, and answering waits', async () => {
    answerWithJobs(server, { toConfirm: [askedJob(21)] });
    await opened('/jobs?tab=toConfirm');
    const confirm = await screen.findByRole('button', {
      name: 'Confirm job: Spring Gala · Load-in 21 · Rigger',
    });
    act(() => setNetwork(false));
    expect(await screen.findByText(/^Offline. As of \d\d:\d\d/)).toBeInTheDocument();
    expect(confirm).toBeDisabled();
    expect(screen.getByText('You’re offline. Connect to answer.')).toBeInTheDocument();
    act(() => setNetwork(true));
    await waitFor(() => expect(confirm).toBeEnabled());
  });

  test('on a wide screen the job opens beside the list', async () => {
    screenOf(desk);
    answerWithJobs(server, { upcoming: jobs(2) });
    server.on('GET /jobs/job-1', () => ({ body: detailOf(sampleJob(1)) }));
    server.on('GET /jobs/job-2', () => ({ body: detailOf(sampleJob(2)) }));
    const { user, address, container } = await opened();
    const pane = within(screen.getByRole('region', { name: 'Job' }));
    expect(
      await pane.findByRole('heading', { name: 'Spring Gala · Load-in 1 · Rigger' }),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: /Load-in 2/ }));
    expect(address()).toBe('/jobs?job=job-2');
    expect(
      await pane.findByRole('heading', { name: 'Spring Gala · Load-in 2 · Rigger' }),
    ).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});
