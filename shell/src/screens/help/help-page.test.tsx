import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { crew, office } from '@callboard/contract';
import type { FeatureRelease, HelpFigures } from '@callboard/contract';
import type { HelpModule } from '@callboard/feature';
import { apiError, expectNoAxeViolations, testServer } from '@callboard/testing';
import { aRelease } from '../../runtime/loader/a-release.ts';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { lineupOf, renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';

const server = testServer();
const figures: HelpFigures = {
  preCallLeadHours: 4,
  checkInLeadMinutes: 45,
  confirmWithinHours: 48,
  confirmBeforeStartHours: 24,
  cancelBeforeStartHours: 24,
  restHours: 11,
  numberDaysBefore: 1,
  numberDaysAfter: 1,
  vacationAheadDays: 14,
  payrollWindowHours: 72,
  receiptBackDays: 60,
  linkHours: 72,
  uploadBytes: 20_000_000,
};
const release = aRelease('crew-ops', {});
const jobs: FeatureRelease = {
  ...release,
  face: {
    ...release.face,
    pages: {
      jobList: { at: '/jobs', title: 'title', allow: crew, offline: 'readable' },
      checkIn: { at: '/crews/{id}/check-in', title: 'title', allow: crew, offline: 'workable' },
      approvals: { at: '/approvals', title: 'title', allow: office, offline: 'readable' },
    },
  },
};
const answers: HelpModule = {
  answers: {
    'check-in': {
      pages: ['checkIn'],
      opens: 'jobList',
      values: ({ checkInLeadMinutes }) => ({ lead: [checkInLeadMinutes, 'minute'] }),
    },
    approvals: { pages: ['approvals'], opens: 'approvals' },
  },
  words: async () => ({
    help: {
      'check-in': { question: 'When can I check in?', answer: 'From {{lead}} before.' },
      approvals: { question: 'How do I approve?', answer: 'One by one.' },
    },
  }),
};

beforeEach(() => {
  configureClient({ base: server.url, token: () => 'token' });
  queryClient.clear();
  signInAs({ roles: ['crew'] });
  server.on('GET /help/figures', () => ({ body: figures }));
  server.on('GET /tenant/settings', () => ({
    body: {
      mobileTheme: 'default',
      useUserLanguage: true,
      timeZone: 'Europe/Vienna',
      contactPhone: '+43 1 234',
      contactEmail: 'office@nordlicht.example',
      map: null,
    },
  }));
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(signOutHere);

const opened = async (address = '/help', trouble: 'unreachable' | null = null) => {
  const loader = memoryLoader({ features: [jobs], help: { 'crew-ops': answers } });
  loader.trouble = trouble;
  await renderShell(address, { lineup: lineupOf([jobs], [], {}, { title: 'Jobs' }), loader });
  await screen.findByText('Still stuck?');
  return { user: userEvent.setup(), loader };
};
const question = (text: string) => screen.findByText(text);

test('help answers what somebody has a page for, with the deadline of their tenant, and leads there', async () => {
  const { user } = await opened();
  await user.click(await question('When can I check in?'));
  expect(await screen.findByText('From 45 minutes before.')).toBeVisible();
  const answer = (await question('When can I check in?')).closest('details') as HTMLElement;
  expect(within(answer).getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
  expect(screen.queryByText('How do I approve?')).toBeNull();
  expect(screen.getByText('I don’t know my password')).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('whoever may approve is told how', async () => {
  signInAs({ roles: ['office'] });
  await opened();
  expect(await question('How do I approve?')).toBeVisible();
  expect(screen.queryByText('When can I check in?')).toBeNull();
});

test('an address opens its answer', async () => {
  await opened('/help#check-in');
  const answer = (await question('When can I check in?')).closest('details');
  await waitFor(() => expect(answer).toHaveAttribute('open'));
});

test('words are found in questions and answers; without a hit there is a way on', async () => {
  const { user } = await opened();
  await question('When can I check in?');
  const search = screen.getByRole('searchbox', { name: 'Search help' });
  await user.type(search, 'before check');
  expect(await question('When can I check in?')).toBeVisible();
  expect(screen.queryByText('I don’t know my password')).toBeNull();
  await user.type(search, ' zzzz');
  expect(screen.getByText('No answer found')).toBeVisible();
  expect(await screen.findByRole('link', { name: /office@nordlicht.example/ })).toBeVisible();
});

test('without the deadlines an answer says what it waits for, and the others are there', async () => {
  server.on('GET /help/figures', () => apiError(503, 'unavailable'));
  const { user } = await opened();
  await user.click(await question('When can I check in?'));
  const answer = (await question('When can I check in?')).closest('details') as HTMLElement;
  expect(await within(answer).findByText('You’re offline. Connect to see this answer.')).toBeVisible();
  expect(screen.getByText(/^Pages you opened before can be read for 7 days/)).toBeInTheDocument();
});

test('a feature that does not come leaves the others alone and is asked again', async () => {
  const { user, loader } = await opened('/help', 'unreachable');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('I don’t know my password')).toBeVisible();
  loader.trouble = null;
  await user.click(again);
  expect(await question('When can I check in?')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Some answers couldn’t be loaded.')).toBeNull());
});
