import type { CrewStatusRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { leads, listed, sampleCrew, sampleStatus } from '../../crew/crew/sample-crew.ts';
import feature from '../../feature.ts';
import { paths } from '../../base/paths.ts';
import * as page from './sign-off-page.tsx';

jest.setTimeout(40_000);
const { server, show } = pageTest(feature);
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['crew'] });
});

const answer = (rows: CrewStatusRow[], crew: Parameters<typeof sampleCrew>[0] = { may: leads }) => {
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew(crew) }));
  server.on('GET /projectCrews/crew-1/projectCrewItemStatus', () => ({ body: listed(rows) }));
};
const opened = () =>
  show(page, {
    path: paths.signOff.pattern,
    at: paths.signOff.to({ id: 'crew-1' }),
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sent = () => server.requests.find(({ method }) => method === 'POST')?.body;

test('planned, checked and proposed stand side by side; one signature goes out for all', async () => {
  answer([
    sampleStatus('Ada'),
    sampleStatus('Luc', {
      state: 'noShow',
      status: 'noShow',
      checkedFrom: null,
      checkedUntil: null,
      workedMinutes: null,
    }),
  ]);
  server.on('POST /projectCrews/crew-1/signOff', () => ({
    body: { crewId: 'crew-1', signedOffAt: '2025-11-22T07:00:00Z', cleared: 1, deliveryNoteNumber: 'DN-7' },
  }));
  const { user, container, address } = await opened();
  const list = within(await screen.findByRole('list', { name: 'Hours' }));
  const row = list.getByRole('button', { name: /^Ada/ });
  expect(row).toHaveTextContent(/Planned20:00 – 06:009:15 h/);
  expect(row).toHaveTextContent(/Checked19:50 – 06:009:25 h/);
  expect(row).toHaveTextContent(/Proposed19:50 – 06:009:25 h45 min break, automatic/);
  expect(list.getByText('No-show')).toBeInTheDocument();
  expect(list.queryByRole('button', { name: /^Luc/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(await button('Sign off hours'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign off the hours of Load-in?' }));
  expect(dialog.getByText('9:25 h of 1 person.')).toBeInTheDocument();
  expect(dialog.getByText(/^This locks the times\./)).toBeInTheDocument();
  expect(dialog.getByText(/The client’s approval locks them as well/)).toBeInTheDocument();
  expect(sent()).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Sign off hours' }));
  await waitFor(() => expect(address()).toBe('/crews/crew-1/delivery-note'));
  expect(sent()).toEqual({});
});

test('a correction needs a reason, shows at once, survives a reload and goes out', async () => {
  answer([sampleStatus('Ada')]);
  server.on('POST /projectCrews/crew-1/signOff', () => apiError(409, 'wrong_state'));
  const { user, unmount } = await opened();
  await user.click(await button(/^Ada/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ada' }));
  const minutes = await sheet.findByLabelText('Break in minutes');
  await user.clear(minutes);
  await user.type(minutes, '60');
  await user.click(sheet.getByRole('button', { name: 'Use these hours' }));
  expect(sheet.getByLabelText('Reason')).toBeInvalid();
  await user.type(sheet.getByLabelText('Reason'), 'Long lunch');
  expect(sheet.getByText('Makes 9:10 h to approve.')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Use these hours' }));
  expect(await screen.findByText('Corrected')).toBeInTheDocument();
  unmount();
  const again = await opened();
  expect(await screen.findByText('Long lunch')).toBeInTheDocument();
  await again.user.click(await button('Sign off hours'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/1 is corrected\./)).toBeInTheDocument();
  await again.user.click(dialog.getByRole('button', { name: 'Sign off hours' }));
  expect(await screen.findByText('This is no longer possible')).toBeInTheDocument();
  expect(screen.getByText('Long lunch')).toBeInTheDocument();
  expect(sent()).toMatchObject({
    corrections: [{ crewItemId: 'item-Ada', breakMinutes: 60, reason: 'Long lunch' }],
  });
});

const notThere = { checkedFrom: null, checkedUntil: null, workedMinutes: null } as const;

test('while somebody is at work nothing can be signed, and the list is one tap away', async () => {
  answer([sampleStatus('Ada', { state: 'in', status: 'working', checkedUntil: null, workedMinutes: null })]);
  await opened();
  expect(await screen.findByText('The hours of 1 person are still open')).toBeInTheDocument();
  expect(screen.getByText('Check out first: Ada.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open crew list' })).toHaveAttribute(
    'href',
    '/crews/crew-1/crew-chief-job',
  );
  expect(await button('Sign off hours')).toBeDisabled();
});

test('a day that is signed off is read, with who did it', async () => {
  const approved = {
    approvedFrom: '2025-11-21T20:00:00+01:00',
    approvedUntil: '2025-11-22T06:00:00+01:00',
    approvedMinutes: 555,
    approvedBreakMinutes: 45,
    signedOff: true,
  };
  answer([sampleStatus('Ada', approved)], {
    may: { ...leads, signOff: false },
    signedOffAt: '2025-11-22T07:00:00+01:00',
    signedOffBy: 'Erika',
  });
  await opened();
  expect(await screen.findByText(/^Signed off .*22 Nov.*07:00 by Erika$/)).toBeInTheDocument();
  expect(screen.getByText('Approved')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open delivery note' })).toBeInTheDocument();
});

test('signed-off hours lead to the person; the office corrects there, everybody else reads whom to ask', async () => {
  const approved = { approvedMinutes: 555, signedOff: true };
  const crew = {
    may: { ...leads, signOff: false },
    signedOffAt: '2025-11-22T07:00:00+01:00',
    signedOffBy: 'Erika',
    office: ['Marlene Office'],
  };
  answer([sampleStatus('Ada', approved)], crew);
  const { unmount } = await opened();
  expect(await screen.findByText(/Ask the office to correct them: Marlene Office\.$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Ada/ })).toHaveAttribute('href', '/hours/item-Ada');
  unmount();
  signInAs({ roles: ['office'] });
  const { may } = sampleStatus('Ada');
  answer([sampleStatus('Ada', { ...approved, may: { ...may, correct: true } })], crew);
  await opened();
  expect(await screen.findByText(/Tap a person to correct their hours\.$/)).toBeInTheDocument();
});

test('somebody of the crew is told who signs off; without the crew, that there is none', async () => {
  answer([], { may: {} });
  const { container, unmount } = await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The crew chief signs off the hours/);
  await expectNoAxeViolations(container);
  unmount();
  server.forget();
  await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Crew items not found/);
});

test('who never came is marked as no-show from here; who is absent keeps nobody waiting', async () => {
  const luc = { ...notThere, state: 'neverCame', status: 'confirmed', noShowPossible: true } as const;
  answer([
    sampleStatus('Ada'),
    sampleStatus('Luc', luc),
    sampleStatus('Mia', { ...notThere, state: 'absent', status: 'confirmed', absent: true }),
  ]);
  server.on('POST /projectCrewItemStatus/item-Luc/noShow', () => ({ body: {} }));
  const { user } = await opened();
  expect(await screen.findByText('Check in, or mark as no-show: Luc.')).toBeInTheDocument();
  expect(screen.queryByText(/Check out first/)).not.toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'Hours' }));
  expect(list.getByText('Absent, reported')).toBeInTheDocument();
  expect(await button('Sign off hours')).toBeDisabled();
  await user.click(list.getByRole('button', { name: /^Luc Never came Mark as no-show/ }));
  await user.click(await button('Mark as no-show'));
  await waitFor(() => expect(screen.queryByText(/Luc\.$/)).not.toBeInTheDocument());
});
