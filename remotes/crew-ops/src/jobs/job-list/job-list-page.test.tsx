import { apiError, desk, expectNoAxeViolations, pageTest, screenOf } from '@callboard/testing';
import type { Everything } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
    const row = await screen.findByRole('link', { name: /Rigger · Load-in 1/ });
    expect(row).toHaveAccessibleName(/07:30 – 18:00.*Night work.*North hall · Wien.*Confirmed.*Crew chief/);
    expect(row).toHaveAttribute('href', '/jobs/job-1');
    expect(screen.getByText('Tuesday, 5 January 2027')).toBeInTheDocument();
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
    await user.click(screen.getByRole('button', { name: 'Confirm job: Rigger · Load-in 1' }));
    expect(await screen.findByRole('button', { name: /^Confirmed.*Undo/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Load-in 1.*Confirmed/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1 To confirm' })).toBeInTheDocument();
    expect(toastTexts()).toEqual(['Confirmed: Rigger · Load-in 1, Tue, 5 Jan 2027']);
    act(() => toasts.current()[0]?.action?.run());
    expect(
      await screen.findByRole('button', { name: 'Confirm job: Rigger · Load-in 1' }),
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
    await user.click(await screen.findByRole('button', { name: 'Confirm job: Rigger · Load-in 1' }));
    await waitFor(() => expect(toastTexts().join()).toMatch(/^It is too late for this/));
    expect(
      await screen.findByRole('button', { name: 'Confirm job: Rigger · Load-in 1' }),
    ).toBeInTheDocument();
  });

  test('refuses for a reason of the list', async () => {
    answerWithJobs(server, { toConfirm: [askedJob(1)] });
    server.on('POST /jobs/job-1/confirmation', () => ({ body: { jobs: [] } }));
    const { user } = await opened('/jobs?tab=toConfirm');
    await user.click(await screen.findByRole('button', { name: 'Decline job: Rigger · Load-in 1' }));
    const sheet = await screen.findByRole('dialog', { name: /^Decline Rigger · Load-in 1\?/ });
    const refuse = within(sheet).getByRole('button', { name: 'Decline job' });
    expect(refuse).toBeDisabled();
    await user.click(within(sheet).getByRole('radio', { name: 'I am sick' }));
    await user.click(refuse);
    await waitFor(() => expect(toastTexts()).toEqual(['Declined: Rigger · Load-in 1, Tue, 5 Jan 2027']));
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
    expect(screen.getByRole('button', { name: 'Confirm job: Rigger · Load-in 2' })).toBeInTheDocument();
    const given = ['job-1', 'job-3'].map((id) => ({ id, answer: 'confirm' }));
    expect(answers()).toEqual([{ path: '/jobs/confirmations', body: { answers: given } }]);
  });
});

test('what has changed is seen before several are confirmed', async () => {
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
    const confirm = await screen.findByRole('button', { name: 'Confirm job: Rigger · Load-in 21' });
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText(/^Offline. As of \d\d:\d\d/)).toBeInTheDocument();
    expect(confirm).toBeDisabled();
    expect(screen.getByText('You’re offline. Connect to answer.')).toBeInTheDocument();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(confirm).toBeEnabled());
  });

  test('on a wide screen the job opens beside the list', async () => {
    screenOf(desk);
    answerWithJobs(server, { upcoming: jobs(2) });
    server.on('GET /jobs/job-1', () => ({ body: detailOf(sampleJob(1)) }));
    server.on('GET /jobs/job-2', () => ({ body: detailOf(sampleJob(2)) }));
    const { user, address, container } = await opened();
    const pane = within(screen.getByRole('region', { name: 'Job' }));
    expect(await pane.findByRole('heading', { name: 'Rigger · Load-in 1' })).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: /Load-in 2/ }));
    expect(address()).toBe('/jobs?job=job-2');
    expect(await pane.findByRole('heading', { name: 'Rigger · Load-in 2' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});
