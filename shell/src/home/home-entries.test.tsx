import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient, queryClient } from '@callboard/client';
import { client, person } from '@callboard/contract';
import type { Face, FeatureRelease, Home, HomeEntry } from '@callboard/contract';
import { apiError, expectNoAxeViolations, patience, testServer } from '@callboard/testing';
import { sessionStore } from '@callboard/session';
import { toasts } from '@callboard/ui';
import { memoryLoader } from '../testing/memory-loader.ts';
import { releaseOf } from '../testing/release-of.ts';
import { lineupOf, renderShell, signInAs } from '../testing/render-shell.tsx';

configure({ asyncUtilTimeout: patience(15_000) });

const page = (at: string, allow: Face['pages'][string]['allow'] = person) =>
  ({ at, title: 'title', allow, offline: 'readable' }) as const;
const icon: [string, Record<string, string>][] = [['path', { d: 'M0 0h1' }]];
const look = { icon, status: 'waiting' } as const;

const labels = {
  title: 'Jobs',
  'job.note': 'Delivery note {{number}}',
  'job.noteOf': 'Unsigned since {{day}}',
  'job.all_one': 'Answer {{count}} job',
  'job.all_other': 'Answer all {{count}} together',
  'job.confirm': 'Confirm job',
  'job.confirmShort': 'Confirm',
  'job.refuse': 'Decline job',
  'job.refuseShort': 'Decline',
  'job.night': 'Night work',
  'job.field.startTime': 'Start',
  'job.nothing': 'nothing',
};
const release: FeatureRelease = releaseOf('crew-ops', {
  job: page('/jobs/{id}'),
  jobs: page('/jobs'),
  note: page('/crews/{id}/delivery-note', client),
  info: page('/crew-info'),
});
const lineup = lineupOf([release], [], {}, labels);
release.face.entries = {
  jobToConfirm: {
    ...look,
    to: '/jobs/{id}',
    marks: { night: { label: 'job.night', status: 'quiet' } },
    changes: { fields: 'job.field', values: 'job.basis', nothing: 'job.nothing' },
    actions: [
      { name: 'refuse', label: 'job.refuseShort', says: 'job.refuse' },
      { name: 'confirm', label: 'job.confirmShort', says: 'job.confirm' },
    ],
    all: { label: 'job.all', to: '/jobs', search: { tab: 'toConfirm' }, above: 1 },
  },
  deliveryNoteToSign: { ...look, title: 'job.note', text: 'job.noteOf', to: '/crews/{id}/delivery-note' },
  information: { ...look, to: '/crew-info', search: { entry: '{id}' } },
};

const job = (number: number, own: Partial<HomeEntry> = {}): HomeEntry => ({
  kind: 'jobToConfirm',
  id: `job-${number}`,
  link: { id: `job-${number}` },
  words: { title: `Rigger · Load-in ${number}`, text: 'Messe Wien' },
  span: {
    startsAt: `2027-01-0${number}T06:30:00Z`,
    endsAt: `2027-01-0${number}T15:00:00Z`,
    timeZone: 'Europe/Vienna',
  },
  marks: ['requested'],
  ...own,
});
const none = { items: [], totals: {} };
const home = (own: Partial<Home>): Home => ({
  name: 'Ada Kern',
  now: '2026-12-30T08:00:00Z',
  jobs: null,
  needsYou: none,
  coming: none,
  warnings: none,
  links: none,
  info: none,
  unreadNotifications: 0,
  ...own,
});
const needs = (items: HomeEntry[], totals: Record<string, number>): Home =>
  home({ needsYou: { items, totals } });

const server = testServer();
beforeEach(() => {
  toasts.clear();
  queryClient.clear();
  configureClient({ token: () => sessionStore.getState().token, base: server.url });
  server.on('GET /tenantSettings', () => apiError(503, 'unavailable'));
  for (const level of ['error', 'warn', 'info'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  signInAs({ roles: ['crew'] });
});
afterEach(() => jest.restoreAllMocks());

const acted = { Component: ({ action }: { action: string }) => <p>did {action}</p> };
async function shown(
  answer: Home,
  loader = memoryLoader({ features: [release], actions: { jobToConfirm: acted } }),
) {
  server.on('GET /home', () => ({ body: answer }));
  await renderShell('/', { lineup, loader });
  return loader;
}
const rows = (name: RegExp | string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('entries stand in the order of the server, without any code of a feature', async () => {
  const night = job(2, { marks: ['requested', 'night'] });
  const loader = await shown(needs([night, job(3)], { jobToConfirm: 4 }));
  expect(await screen.findByRole('heading', { name: 'Needs you · 4' })).toBeVisible();
  expect(rows('Needs you · 4')).toEqual(['/jobs/job-2', '/jobs/job-3']);
  expect(
    screen.getByRole('link', { name: /07:30 – 16:00.*Load-in 2.*Messe Wien.*Night work/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Answer all 4 together' })).toHaveAttribute(
    'href',
    '/jobs?tab=toConfirm',
  );
  expect(loader.loads).toBe(0);
  expect(server.count('GET /home')).toBe(1);
  await expectNoAxeViolations(document.body);
});

test('warnings stand before what waits, and what leads elsewhere apart from what is to be read', async () => {
  const told = (id: string): HomeEntry => ({ ...job(1), kind: 'information', id, marks: [], link: { id } });
  const warning: HomeEntry = { ...job(2), kind: 'information', marks: [], link: { id: 'old' } };
  await shown(
    home({
      warnings: { items: [warning], totals: { information: 1 } },
      needsYou: { items: [job(3)], totals: { jobToConfirm: 1 } },
      info: { items: [told('rules')], totals: { information: 1 } },
      links: { items: [told('map')], totals: { information: 1 } },
    }),
  );
  await screen.findByRole('heading', { name: 'Warnings' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Warnings', 'Needs you · 1']);
  expect(rows('Warnings')).toEqual(['/crew-info?entry=old']);
  expect(rows('Good to know')).toEqual(['/crew-info?entry=rules']);
  expect(rows('Links')).toEqual(['/crew-info?entry=map']);
});

test('what has changed stands before and after', async () => {
  const changes = [{ field: 'startTime', before: '06:00', after: '07:30' }] as const;
  await shown(needs([job(2, { changes: [...changes] })], { jobToConfirm: 1 }));
  const row = (await screen.findAllByRole('listitem')).find((one) => one.textContent?.includes('Load-in'));
  expect(row).toHaveTextContent(/Start.*before:.*06:00.*now:.*07:30/);
});

test('a tap fetches the code of the feature, which then stands in place of the buttons', async () => {
  const loader = await shown(needs([job(2)], { jobToConfirm: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm job: Rigger · Load-in 2' }));
  expect(await screen.findByText('did confirm')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm job/ })).toBeNull();
  expect(loader.loads).toBe(1);
});

test('buttons stand in the order of the face, the main one last', async () => {
  await shown(needs([job(2)], { jobToConfirm: 1 }));
  const buttons = await screen.findAllByRole('button', { name: /: Rigger · Load-in 2$/ });
  expect(buttons.map((button) => button.textContent)).toEqual(['Decline', 'Confirm']);
});

test('code that does not come is told, and the next tap tries again', async () => {
  const loader = await shown(needs([job(2)], { jobToConfirm: 1 }));
  loader.trouble = 'altered';
  const name = 'Confirm job: Rigger · Load-in 2';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Not opened, for your safety')).toBeVisible();
  loader.trouble = null;
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('did confirm')).toBeVisible();
});

test('a kind that nobody draws, and one whose page is not open to the person, are not there nor counted', async () => {
  const note = { kind: 'deliveryNoteToSign', id: 'n', link: { id: 'c' }, words: { number: 'DN-1' } };
  const unknown = { kind: 'somethingNew', id: 'u', link: {}, words: { title: 'Something new' } };
  const totals = { jobToConfirm: 1, deliveryNoteToSign: 1, somethingNew: 3 };
  await shown(needs([note, unknown, job(2)], totals));
  expect(await screen.findByRole('heading', { name: 'Needs you · 1' })).toBeVisible();
  expect(rows('Needs you · 1')).toEqual(['/jobs/job-2']);
});

test('words are those of the face, with days as people write them; what is late says so', async () => {
  signInAs({ roles: ['client'] });
  const words = { number: 'DN-1', day: '2026-11-20' };
  const note = { kind: 'deliveryNoteToSign', id: 'n', link: { id: 'c 1' }, words };
  await shown(needs([{ ...note, dueAt: '2020-11-21T08:00:00Z' }], { deliveryNoteToSign: 1 }));
  const link = await screen.findByRole('link', {
    name: /^Delivery note DN-1.*Fri,? 20 Nov.*Overdue by \d+ days/,
  });
  expect(link).toHaveAttribute('href', '/crews/c%201/delivery-note');
});

test('only five stand there at first, and the rest on request', async () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((number) => job(number));
  await shown(needs(many, { jobToConfirm: 7 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }));
  expect(rows('Needs you · 7')).toHaveLength(7);
  expect(document.activeElement).toHaveAttribute('href', '/jobs/job-6');
});

test('information leads to itself', async () => {
  const info = { kind: 'information', id: 'i', link: { id: 'i' }, words: { title: 'Rules' } };
  await shown(home({ info: { items: [info], totals: { information: 1 } } }));
  expect(await screen.findByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/crew-info?entry=i');
  expect(screen.queryByRole('heading', { name: /Needs you/ })).toBeNull();
});

const calm = /Nothing is waiting for you/;
const nothingOpen = /You don’t have access to anything/;

test('that nothing waits is said once it is known', async () => {
  let answer = () => {};
  server.on('GET /home', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { body: home({}) };
  });
  await renderShell('/', { lineup, loader: memoryLoader({ features: [release] }) });
  await waitFor(() => expect(server.count('GET /home')).toBe(1));
  expect([screen.queryByText(calm), screen.queryByText(nothingOpen)]).toEqual([null, null]);
  answer();
  expect(await screen.findByText(calm)).toBeVisible();
});

test('whom something waits for is not told that nothing does', async () => {
  await shown(needs([job(2)], { jobToConfirm: 1 }));
  await screen.findByRole('heading', { name: 'Needs you · 1' });
  expect(screen.queryByText(calm)).toBeNull();
});

test('what cannot be read says so and is tried again', async () => {
  server.on('GET /home', () => apiError(403, 'forbidden'));
  await renderShell('/', { lineup, loader: memoryLoader({ features: [release] }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('GET /home', () => ({ body: needs([job(2)], { jobToConfirm: 1 }) }));
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Needs you · 1' })).toBeVisible();
});

test('without a feature that has entries nothing waits, whatever the server says', async () => {
  server.on('GET /home', () => apiError(403, 'forbidden'));
  await renderShell('/', { lineup: lineupOf([]), loader: memoryLoader({}) });
  await screen.findByRole('heading', { level: 1, name: /Ada/ });
  await waitFor(() => expect(server.requests.some(({ path }) => path.includes('ettings'))).toBe(true));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
