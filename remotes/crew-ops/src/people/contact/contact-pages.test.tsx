import type { AnswerOf, ContactCard, projects } from '@callboard/contract';
import { expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen } from '@testing-library/react';
import feature from '../../feature.ts';
import { listed, sampleCrew } from '../../crew/crew/sample-crew.ts';
import { sampleJob } from './sample-job.ts';
import { paths } from '../../base/paths.ts';
import * as crewChiefPage from './contact-crew-chief-page.tsx';
import * as crewMemberPage from './contact-crew-member-page.tsx';
import * as onSitePage from './contact-contact-on-site-page.tsx';
import * as managerPage from './contact-project-manager-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  signInAs({ roles: ['crew'], rights: { projects: ['READ'] } });
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const card = (own: Partial<ContactCard> = {}): ContactCard => ({
  contactId: 'k-1',
  personId: 'person-erika',
  name: 'Erika Maier',
  role: 'Stagehand',
  pictureUrl: null,
  phone: '+43 660 12 34',
  email: 'erika@example.org',
  phoneHidden: null,
  shownFrom: day(-2),
  shownUntil: day(2),
  ...own,
});
const crewParams = { id: 'crew-1' };
const contactAt = (shown: typeof crewChiefPage, { pattern }: { pattern: string }, at: string) =>
  show(shown, { path: pattern, at });
const openMember = () =>
  contactAt(
    crewMemberPage,
    paths.contactCrewMember,
    paths.contactCrewMember.to({ ...crewParams, contactId: 'C-1' }),
  );

test('a chief can be called, written to and mailed; with the right their profile is open', async () => {
  signInAs({ roles: ['crew'], rights: { projects: ['READ'], crewProfile: ['READ'] } });
  server.on('GET /projectCrews/crew-1/crewChiefs', () => ({ body: listed([card()]) }));
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew() }));
  const { container } = await contactAt(
    crewChiefPage,
    paths.contactCrewChief,
    paths.contactCrewChief.to(crewParams),
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Erika Maier' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call Erika Maier' })).toHaveAttribute('href', 'tel:+436601234');
  expect(screen.getByRole('link', { name: /^Write a message/ })).toHaveAttribute('href', 'sms:+436601234');
  expect(screen.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', 'mailto:erika@example.org');
  expect(await screen.findByRole('link', { name: /^Messe Wien, Gate 3/ })).toHaveAttribute(
    'href',
    '/locations/hall',
  );
  expect(screen.getByRole('link', { name: 'Show profile' })).toHaveAttribute(
    'href',
    '/crew-profile/person-erika',
  );
  await expectNoAxeViolations(container);
});

const near = { shownFrom: day(-2), shownUntil: day(2) };
test.each<[string, Partial<ContactCard>, RegExp]>([
  [
    'before the job is near it says when the number opens, whatever day the phone has',
    { phoneHidden: 'notYet', ...near },
    /^The number is shown from .* to /,
  ],
  [
    'after it, until when it was there',
    { phoneHidden: 'over', ...near },
    /^The number was shown from .* to /,
  ],
  [
    'who never sees it is told no days',
    { phoneHidden: 'right', shownFrom: null, shownUntil: null },
    /^Numbers of this project are not shown to your login/,
  ],
  ['in between it says whom to ask', {}, /^No number is shown here/],
])('%s', async (_, own, words) => {
  server.on('GET /projectCrews/crew-1/crewMembers/C-1', () => ({
    body: card({ phone: null, email: null, ...own }),
  }));
  await openMember();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
});

test('nobody of that name in the crew: said, with the way back', async () => {
  const { container } = await openMember();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Contact not found/);
  expect(screen.getByRole('link', { name: 'To the crew' })).toHaveAttribute('href', '/crews/crew-1');
  await expectNoAxeViolations(container);
});

test('a crew without a chief, and one without a contact on site, say so', async () => {
  server.on('GET /projectCrews/crew-1/crewChiefs', () => ({ body: listed([]) }));
  const { unmount } = await contactAt(
    crewChiefPage,
    paths.contactCrewChief,
    paths.contactCrewChief.to(crewParams),
  );
  expect(await screen.findByText('No crew chief yet')).toBeInTheDocument();
  unmount();
  await contactAt(onSitePage, paths.contactContactOnSite, paths.contactContactOnSite.to(crewParams));
  expect(await screen.findByText(/^Nobody is named as contact on site/)).toBeInTheDocument();
});

test('the contact on site carries the role on the page', async () => {
  server.on('GET /projectCrews/crew-1/contactOnSite', () => ({ body: card({ role: 'Stage manager' }) }));
  await contactAt(onSitePage, paths.contactContactOnSite, paths.contactContactOnSite.to(crewParams));
  expect(await screen.findByText('Contact on site · Stage manager')).toBeInTheDocument();
});

describe('the project manager', () => {
  type Managers = AnswerOf<typeof projects.contactProjectManager>;
  const managers = (own: Partial<Managers> = {}): Managers => ({
    project: { number: '4711', name: 'Spring Gala' },
    people: [
      {
        personId: 'p',
        name: 'Petra Maier',
        role: 'projectManager',
        pictureUrl: null,
        email: 'p@example.org',
        phone: null,
      },
    ],
    phoneHidden: 'notYet',
    phoneFrom: '2026-12-01',
    phoneUntil: '2026-12-06',
    office: { email: 'office@example.org', phone: '+43 1 234' },
    ...own,
  });
  const openManager = () =>
    contactAt(managerPage, paths.contactProjectManager, paths.contactProjectManager.to({ id: 'job-1' }));

  test('is named with the day on which the number opens, and the office beside', async () => {
    server.on('GET /jobs/job-1', () => ({ body: sampleJob() }));
    server.on('GET /projects/4711/contactProjectManager', () => ({ body: managers() }));
    await openManager();
    expect(await screen.findByRole('heading', { name: 'Petra Maier' })).toBeInTheDocument();
    expect(screen.getByText(/^The number is shown from .*1 Dec to .*6 Dec/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call Office' })).toHaveAttribute('href', 'tel:+431234');
  });

  test('of a job that is not mine nothing is told', async () => {
    await openManager();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Jobs not found/);
  });
});
