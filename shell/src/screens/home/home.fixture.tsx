import { configure, screen, within } from '@testing-library/react';
import { configureClient, queryClient } from '@callboard/client';
import { client, person } from '@callboard/contract';
import type { Face, FeatureRelease, Home, HomeEntry } from '@callboard/contract';
import { apiError, patience, testServer } from '@callboard/testing';
import { sessionStore } from '@callboard/session';
import { toasts } from '@callboard/ui';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { releaseOf } from '../../start/testing/release-of.ts';
import { lineupOf, renderShell, signInAs } from '../../start/testing/render-shell.tsx';

const page = (at: string, allow: Face['pages'][string]['allow'] = person) =>
  ({ at, title: 'title', allow, offline: 'readable' }) as const;
const icon: [string, Record<string, string>][] = [['path', { d: 'M0 0h1' }]];
const look = { icon, status: 'waiting' } as const;

const labels = {
  title: 'Jobs',
  'job.note': 'Delivery note {{number}}',
  'job.noteOf': 'Unsigned since {{day}}',
  'job.notes': '{{count, number}} delivery notes unsigned',
  'job.crew': '{{filled}} of {{positions}} filled',
  'job.late': '{{count}} late',
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
export const release: FeatureRelease = releaseOf('crew-ops', {
  job: page('/jobs/{id}'),
  jobs: page('/jobs'),
  note: page('/crews/{id}/delivery-note', client),
  info: page('/crew-info'),
});
export const lineup = lineupOf([release], [], {}, labels);
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
  deliveryNoteToSign: {
    ...look,
    title: 'job.note',
    text: 'job.noteOf',
    group: 'job.notes',
    to: '/crews/{id}/delivery-note',
  },
  crewToday: {
    ...look,
    text: 'job.crew',
    to: '/jobs/{id}',
    marks: { late: { label: 'job.late', status: 'trouble' } },
  },
  information: { ...look, to: '/crew-info', search: { entry: '{id}' } },
};

export const job = (number: number, own: Partial<HomeEntry> = {}): HomeEntry => ({
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
export const home = (own: Partial<Home>): Home => ({
  name: 'Ada Kern',
  now: '2026-12-30T08:00:00Z',
  jobs: null,
  busyElsewhere: null,
  needsYou: none,
  coming: none,
  today: none,
  warnings: none,
  ready: none,
  links: none,
  info: none,
  unreadNotifications: 0,
  ...own,
});
export const needs = (items: HomeEntry[], totals: Record<string, number>): Home =>
  home({ needsYou: { items, totals } });

const acted = { Component: ({ action }: { action: string }) => <p>did {action}</p> };
export const rows = (name: RegExp | string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** A server whose start page a test says. */
export function homeTest() {
  configure({ asyncUtilTimeout: patience(15_000) });
  const server = testServer();
  beforeEach(() => {
    // What comes after the first screen comes.
    Object.assign(performance, { getEntriesByType: () => [], mark: () => undefined });
    toasts.clear();
    queryClient.clear();
    configureClient({ token: () => sessionStore.getState().token, base: server.url });
    server.on('GET /tenantSettings', () => apiError(503, 'unavailable'));
    for (const level of ['error', 'warn', 'info'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
    signInAs({ roles: ['crew'] });
  });
  afterEach(() => jest.restoreAllMocks());

  async function shown(
    answer: Home,
    loader = memoryLoader({ features: [release], actions: { jobToConfirm: acted } }),
  ) {
    server.on('GET /home', () => ({ body: answer }));
    await renderShell('/', { lineup, loader });
    return loader;
  }
  return { server, shown };
}
