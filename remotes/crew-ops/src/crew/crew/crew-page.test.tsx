import type { CrewCheck } from '@callboard/contract';
import { apiError, desk, expectNoAxeViolations, pageTest, screenOf, signInAs } from '@callboard/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { paths } from '../../base/paths.ts';
import * as page from './crew-page.tsx';
import { actionsOf } from './crew-primary.tsx';
import {
  ada,
  erika,
  leads,
  listed,
  listedChecks,
  plans,
  sampleCheck,
  sampleCrew,
  sampleItem,
  sampleMember,
  sampleStatus,
} from './sample-crew.ts';

const { server, show } = pageTest(feature);
beforeEach(() => {
  signInAs({ roles: ['crew'], rights: { projects: ['READ'] } });
});

const answer = (own: Parameters<typeof sampleCrew>[0] = {}) =>
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew(own) }));
const opened = () =>
  show(page, {
    path: paths.crew.pattern,
    at: paths.crew.to({ id: 'crew-1' }),
  });
const linkTo = (name: RegExp) => screen.findByRole('link', { name });

describe('a crew that is there', () => {
  test('time and place lead, the rest follows: what is told, whom to ask, who works', async () => {
    answer({ mine: [ada], may: { shareLocation: true } });
    const { container } = await opened();
    expect(await screen.findByText('20:00 – 06:00')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Load-in' })).toBeInTheDocument();
    expect(await linkTo(/^Messe Wien, Gate 3/)).toHaveAttribute('href', '/locations/hall');
    expect(screen.getByText('Bring gloves')).toBeInTheDocument();
    expect(screen.getByText('Meet at the gate')).toBeInTheDocument();
    expect(await linkTo(/^Erika Crew chief$/)).toHaveAttribute('href', '/crews/crew-1/contact-crew-chief');
    expect(await linkTo(/^Klara Klient/)).toHaveAttribute('href', '/crews/crew-1/contact-contact-on-site');
    expect(await linkTo(/^Petra Maier/)).toHaveAttribute('href', '/jobs/item-Ada/contact-project-manager');
    const team = within(screen.getByRole('list', { name: 'The crew' }));
    expect(team.getByRole('link', { name: /^Ada/ })).toHaveAttribute(
      'href',
      '/crews/crew-1/contact-crew-member/C-Ada',
    );
    expect(await linkTo(/^Meet your crew chief/)).toHaveAttribute(
      'href',
      '/crews/crew-1/crew-chief-location',
    );
    expect(await linkTo(/^Check in$/)).toHaveAttribute('href', '/crews/crew-1/check-in');
    expect(
      screen.queryByText(/Delivery note|Crew chief sheet|Security checks|Internal/),
    ).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('before its time it says so, and when check-in opens', async () => {
    answer({ mine: [ada], notStarted: true });
    const check = {
      ...sampleStatus('Ada'),
      opens: { preCall: '2025-11-21T02:00:00+01:00', checkIn: '2025-11-21T19:00:00+01:00' },
    } satisfies CrewCheck;
    server.on('GET /crewChecks/item-Ada', () => ({ body: check }));
    await opened();
    expect(await screen.findByText('The job has not started yet')).toBeInTheDocument();
    expect(await screen.findByText(/Check-in opens .*21 Nov 2025.* 19:00\./)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Check in' })).not.toBeInTheDocument();
  });

  test('an end that the server has proposed is told, with the way to say the real one', async () => {
    answer({ mine: [{ ...ada, status: 'done' }] });
    const check = {
      ...sampleStatus('Ada', { state: 'toBeChecked' }),
      closes: { checkIn: '2025-11-21T21:00:00+01:00', checkOut: '2099-01-01T00:00:00Z' },
    } satisfies CrewCheck;
    server.on('GET /crewChecks/item-Ada', () => ({ body: check }));
    await opened();
    expect(await screen.findByText(/^Nobody checked you out, so 06:00 is proposed/)).toBeInTheDocument();
    expect(await linkTo(/^Check out$/)).toHaveAttribute('href', '/crews/crew-1/check-out');
  });

  test('the chief finds list, checks by their state, sheet, note and sign-off', async () => {
    answer({ may: leads, info: { external: '', internal: null, crew: '', crewChief: 'Key at the desk' } });
    server.on('GET /projectCrews/crew-1/securityChecks', () => ({
      body: listedChecks([sampleCheck(), sampleCheck({ id: 'check-2', state: 'due', shift: 'day' })]),
    }));
    await opened();
    expect(await screen.findByText('Key at the desk')).toBeInTheDocument();
    const checks = within(await screen.findByRole('list', { name: 'Security checks' }));
    const [first, second] = checks.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Missing$/);
    expect(second).toHaveTextContent(/Due$/);
    expect(checks.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/crews/crew-1/security-check/form-1/2025-11-21/night',
    );
    const [signOff] = screen.getAllByRole('link', { name: /^Sign off hours/ });
    expect(signOff).toHaveAttribute('href', '/crews/crew-1/sign-off');
    expect(screen.getAllByRole('link', { name: /^Crew list/ })[0]).toHaveAttribute(
      'href',
      '/crews/crew-1/crew-chief-job',
    );
  });

  test('a project login sees when, where, who and whom to call, and no way further', async () => {
    signInAs({ tokenType: 'project' });
    answer();
    await opened();
    expect(await screen.findByText('20:00 – 06:00')).toBeInTheDocument();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(ways)).toEqual(
      new Set([
        '/locations/hall',
        '/crews/crew-1/contact-crew-chief',
        '/crews/crew-1/contact-crew-member/C-Erika',
        '/crews/crew-1/contact-crew-member/C-Ada',
      ]),
    );
  });

  test('for who plans, all positions stand beside it on a wide screen', async () => {
    screenOf(desk);
    signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT', 'CREATE'] } });
    answer({ may: plans, open: 1 });
    server.on('GET /projectCrews/crew-1/projectCrewItems', () => ({
      body: listed([
        sampleItem('Ada'),
        sampleItem('', {
          crewItemId: 'open',
          personId: null,
          status: 'vacant',
          startTime: null,
          endTime: null,
          startsAt: null,
          endsAt: null,
        }),
      ]),
    }));
    const { container } = await opened();
    const positions = within(await screen.findByRole('list', { name: 'Positions' }));
    expect(positions.getAllByRole('listitem')).toHaveLength(2);
    expect(
      positions.getByText('No start or end time has been entered for the position.'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 position is still open')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});

describe('a crew that is not there', () => {
  test('on its way', async () => {
    server.on('GET /projectCrews/crew-1', () => new Promise(() => {}));
    const { container } = await opened();
    expect(screen.getByRole('status')).toHaveTextContent('The crew is on its way');
    await expectNoAxeViolations(container);
  });

  test('unknown or not for this person: explained, with one way on', async () => {
    await opened();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Crew items not found/);
    expect(screen.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/');
  });

  test('failed, and back with one tap', async () => {
    server.on('GET /projectCrews/crew-1', () => apiError(403, 'forbidden'));
    const { user } = await opened();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer();
    await user.click(again);
    expect(await screen.findByText('20:00 – 06:00')).toBeInTheDocument();
  });

  test('without network what was read stays, with its age', async () => {
    answer();
    await opened();
    await screen.findByText('20:00 – 06:00');
    act(() => void fireEvent.offline(window));
    expect(await screen.findByText(/^Offline. As of/)).toBeInTheDocument();
    expect(screen.getByText('Bring gloves')).toBeInTheDocument();
    act(() => void fireEvent.online(window));
  });
});

const after = Date.parse('2025-11-22T07:00:00+01:00');
const during = Date.parse('2025-11-21T22:00:00+01:00');
test.each([
  [
    'somebody at work checks out',
    { mine: [sampleMember('Ada', { status: 'working' })] },
    during,
    ['check-out'],
  ],
  ['somebody confirmed checks in', { mine: [ada] }, during, ['check-in']],
  ['nobody checks in too early', { mine: [ada], notStarted: true }, during, []],
  [
    'a request leads to its answer',
    { mine: [sampleMember('Ada', { status: 'requested' })] },
    during,
    ['item-Ada'],
  ],
  [
    'a chief at work has both',
    { mine: [{ ...erika, status: 'working' as const }], may: leads },
    during,
    ['check-out', 'crew-chief-job'],
  ],
  ['a chief signs off when it is over', { may: leads }, after, ['sign-off', 'crew-chief-job']],
  ['a client opens the note that waits', { may: { confirmDeliveryNote: true } }, after, ['delivery-note']],
  [
    'once the hours are signed off, rating the crew',
    { may: { ...leads, signOff: false, rate: true }, signedOffAt: '2025-11-22T07:00:00Z' },
    during,
    ['ratings'],
  ],
  [
    'a client signs first, and rates then',
    { may: { signDeliveryNote: true, rate: true }, signedOffAt: '2025-11-22T07:00:00Z' },
    during,
    ['delivery-note', 'ratings'],
  ],
  ['of what was called off nothing is left', { cancelled: true, may: leads, mine: [ada] }, during, []],
])('%s', (_, own, now, wanted) => {
  const found = actionsOf(sampleCrew(own), now).map(({ to }) => to.split('/').at(-1));
  expect(found).toEqual(wanted);
});

test.each([
  ['who may rate is led to where it is done', { may: { rate: true } }, '/crews/crew-1/ratings'],
  ['not before the work begins', { may: { rate: true }, startsAt: '2999-01-01T08:00:00Z' }, undefined],
  ['and nobody else is', { may: leads }, undefined],
])('%s', async (_, own, href) => {
  answer(own);
  await opened();
  const links = within(await screen.findByRole('list', { name: 'On this crew' }));
  const link = links.queryByRole('link', { name: /^Rate crew/ });
  expect(link?.getAttribute('href')).toBe(href);
});
