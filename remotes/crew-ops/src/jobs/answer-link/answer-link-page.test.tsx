import type { AnswerLink } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { paths } from '../../base/paths.ts';
import { askedJob, changedJob } from '../job-list/sample-jobs.ts';
import * as page from './answer-link-page.tsx';

const { server, show } = pageTest(feature);
const token = 'a'.repeat(43);
const at = `/answerLinks/${token}`;
const linkOf = (some: Partial<AnswerLink> = {}): AnswerLink => ({
  state: 'open',
  answer: null,
  tenantName: 'North',
  name: 'Cora',
  language: 'en',
  job: {
    ...askedJob(2),
    place: { street: 'Messeplatz 1', zip: '1020', country: 'AT' },
    conflicts: [
      {
        kind: 'overlapConfirmed',
        level: 'stop',
        forceable: true,
        severe: false,
        params: { caption: 'Spring Gala', day: '2027-01-06' },
        itemId: 'other',
      },
    ],
  },
  ...some,
});
const answered = (answer: 'confirm' | 'refuse') => linkOf({ state: 'answered', answer });
const sent = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeEach(() => {
  window.history.replaceState(null, '', `/answer#${token}`);
  server.on(`GET ${at}`, () => ({ body: linkOf() }));
});
const opened = () => show(page, { path: paths.answerLink.pattern, at: paths.answerLink.to() });

test('opening shows the job and what is in its way, takes the token out of the address, and answers nothing', async () => {
  const { container } = await opened();
  expect(await screen.findByText('Can you take this job, Cora?')).toBeVisible();
  expect(screen.getByText('North hall')).toBeVisible();
  expect(screen.getByText(/Messeplatz 1, 1020 Wien/)).toBeVisible();
  expect(screen.getByText(/You’re confirmed for Spring Gala/)).toBeVisible();
  expect(window.location.href).not.toContain(token);
  expect(sent()).toEqual([]);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
  await expectNoAxeViolations(container);
});

test('a reload still knows the link', async () => {
  window.history.replaceState({ answerLink: token }, '', '/answer');
  await opened();
  expect(await screen.findByText('Can you take this job, Cora?')).toBeVisible();
});

test('one tap confirms; the job can be kept in a calendar, and the way in is offered', async () => {
  server.on(`POST ${at}`, () => ({ body: answered('confirm') }));
  const { user, container } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Confirm job' }));
  const done = await screen.findByText('Confirmed');
  expect(document.activeElement).toContainElement(done);
  expect(sent()).toEqual([{ answer: 'confirm' }]);
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/jobs/job-2');
  await expectNoAxeViolations(container);
});

test('declining asks for the reason first', async () => {
  server.on(`POST ${at}`, () => ({ body: answered('refuse') }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Decline job' }));
  const sheet = await screen.findByRole('dialog', { name: /^Decline / });
  const submit = within(sheet).getByRole('button', { name: 'Decline job' });
  expect(submit).toBeDisabled();
  await user.click(within(sheet).getByRole('radio', { name: 'I am sick' }));
  await user.click(submit);
  expect(await screen.findByText('Declined')).toBeInTheDocument();
  expect(sent()).toEqual([{ answer: 'refuse', reason: 'sick' }]);
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('a change says what was and what is', async () => {
  const job = { ...changedJob(2), place: null, conflicts: [] };
  server.on(`GET ${at}`, () => ({ body: linkOf({ job }) }));
  await opened();
  expect(await screen.findByText('What changed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm change' })).toBeEnabled();
});

test.each([
  ['answered', 'confirm', 'You’ve already confirmed this job'],
  ['answered', 'refuse', 'You’ve already declined this job'],
  ['changed', null, 'The job has changed'],
  ['over', null, 'This link has expired'],
] as const)('%s (%s): %s, and the way in', async (state, answer, text) => {
  server.on(`GET ${at}`, () => ({ body: linkOf({ state, answer, job: null }) }));
  const { container } = await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/jobs');
  expect(screen.queryByRole('button')).toBeNull();
  await expectNoAxeViolations(container);
});

test.each([
  ['a link that ended', `/answer#${token}`],
  ['an address without a link', '/answer'],
])('%s says so', async (_, address) => {
  window.history.replaceState(null, '', address);
  server.on(`GET ${at}`, () => apiError(410, 'link_used'));
  await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
});

test('a change between the look and the tap is said', async () => {
  const { user } = await opened();
  const confirm = await screen.findByRole('button', { name: 'Confirm job' });
  server.on(`POST ${at}`, () => apiError(409, 'wrong_state'));
  server.on(`GET ${at}`, () => ({ body: linkOf({ state: 'changed', job: null }) }));
  await user.click(confirm);
  expect(await screen.findByText('The job has changed')).toBeVisible();
});

test('a server that does not answer can be asked again', async () => {
  server.on(`GET ${at}`, () => apiError(500, 'internal'));
  const { user } = await opened();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on(`GET ${at}`, () => ({ body: linkOf() }));
  await user.click(again);
  await waitFor(() => expect(screen.getByText('Can you take this job, Cora?')).toBeVisible());
});
