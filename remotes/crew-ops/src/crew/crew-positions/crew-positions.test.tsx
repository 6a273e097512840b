import type { AnswerOf, ContactRow, CrewFunction, ItemConflict, crewItems } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { listed, plans, sampleCrew, sampleItem } from '../crew/sample-crew.ts';
import feature from '../../feature.ts';
import { CrewPositions } from './crew-positions.tsx';

jest.setTimeout(60_000);
let conflicts: AnswerOf<typeof crewItems.previewConflicts>;
const { server, show } = pageTest(feature);

const stagehand: CrewFunction = {
  id: 'stagehand',
  caption: 'Stagehand',
  short: 'SH',
  crewChief: false,
  spare: false,
  color: null,
  payHint: '',
  skills: [],
};
const ada: ContactRow = {
  id: 'k-ada',
  number: 'C-Ada',
  kind: 'person',
  name: 'Ada Kern',
  role: 'Rigger',
  email: '',
  phone: '',
  personId: 'person-ada',
  company: null,
};
const conflict = (own: Partial<ItemConflict>): ItemConflict => ({
  kind: 'overlapConfirmed',
  level: 'stop',
  forceable: true,
  severe: true,
  params: { caption: 'Opera', day: '2025-11-21' },
  itemId: 'other',
  ...own,
});
const created = 'POST /projects/4711/projectCrewItems';
const bodyOf = (what: string) =>
  server.requests.find(({ method, path }) => `${method} ${path}` === what)?.body;

beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT', 'CREATE'] } });
  conflicts = { possible: true, forceable: false, payMissing: false, conflicts: [] };
  server.on('GET /projectCrews/crew-1/projectCrewItems', () => ({ body: listed([sampleItem('Luc')]) }));
  server.on('GET /functions', () => ({ body: listed([stagehand]) }));
  server.on('GET /contacts', () => ({ body: listed([ada]) }));
  server.on('GET /projectCrewItems/conflicts', () => ({ body: conflicts }));
  server.on(created, () => ({ body: { ids: ['new-1'], crewId: 'crew-1' } }));
});

const shown = (own: Parameters<typeof sampleCrew>[0] = {}) =>
  show(
    <>
      <CrewPositions crew={sampleCrew({ may: plans, ...own })} />
      <ToastRegion />
    </>,
    {},
  );
async function openForm() {
  const drawn = await shown();
  await drawn.user.click(await screen.findByRole('button', { name: 'Create positions' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create positions' }));
  await form.findByRole('option', { name: 'Stagehand' });
  await form.findByRole('spinbutton', { name: /^hour, Start time/ });
  return { ...drawn, form };
}
const asked = () =>
  server.requests.filter(({ path }) => path === '/contacts').map(({ query }) => query.get('q'));
/** The search for the name that was chosen; a test that counts searches comes after it. */
const searchIsOver = () => waitFor(() => expect(asked().at(-1)).toBe('Ada Kern'));
async function chooseAda({ form, user }: Awaited<ReturnType<typeof openForm>>) {
  await user.selectOptions(form.getByLabelText('Function'), 'stagehand');
  await user.type(await form.findByRole('combobox', { name: 'Person (optional)' }), 'Ada');
  await user.keyboard('{ArrowDown}{Enter}');
}

test('new positions begin with the times of the crew, read back over midnight', async () => {
  const { form, user, baseElement } = await openForm();
  const span = form.getByText('10:00 h').closest('output');
  expect(span).toHaveTextContent(/Overnight: ends Sat, 22 Nov 2025, 06:00 · night work/);
  await expectNoAxeViolations(baseElement);
  await user.click(form.getByRole('button', { name: 'Create position' }));
  expect(await form.findByText('Please fill this in.')).toBeInTheDocument();
  expect(server.count(created)).toBe(0);
  await user.selectOptions(form.getByLabelText('Function'), 'stagehand');
  const rows = form.getByLabelText('Number of positions');
  await user.clear(rows);
  await user.type(rows, '3');
  expect(form.queryByRole('combobox', { name: 'Person (optional)' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Create 3 positions' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodyOf(created)).toMatchObject({
    crewId: 'crew-1',
    functionId: 'stagehand',
    startDate: '2025-11-21',
    endDate: null,
    startTime: '20:00',
    endTime: '06:00',
    rows: 3,
  });
});

test('in a crew of several days a position begins with one day', async () => {
  const { user } = await shown({ endDate: '2025-11-24', startTime: '08:00', endTime: '18:00' });
  await user.click(await screen.findByRole('button', { name: 'Create positions' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create positions' }));
  expect((await form.findByText('10:00 h')).closest('output')).toHaveTextContent(
    /Ends Fri, 21 Nov 2025, 18:00/,
  );
});

test('without times the planner is told, and may save nevertheless', async () => {
  const { user } = await shown({ startTime: null, endTime: null, startsAt: null, endsAt: null });
  await user.click(await screen.findByRole('button', { name: 'Create positions' }));
  const form = within(await screen.findByRole('dialog'));
  expect(
    await form.findByText('No start or end time has been entered for the position.'),
  ).toBeInTheDocument();
  await form.findByRole('option', { name: 'Stagehand' });
  await user.selectOptions(form.getByLabelText('Function'), 'stagehand');
  await user.click(form.getByRole('button', { name: 'Create position' }));
  await waitFor(() => expect(bodyOf(created)).toMatchObject({ startTime: null, endTime: null, rows: 1 }));
});

test('conflicts of a named person are shown while typing; forced with a reason, they get it', async () => {
  conflicts = {
    possible: false,
    forceable: true,
    payMissing: false,
    conflicts: [
      conflict({ kind: 'shortRest', level: 'warn', params: { minutes: 570, caption: 'Expo' } }),
      conflict({}),
    ],
  };
  server.on('POST /projectCrewItems/new-1/assign', () => apiError(409, 'collision'));
  const shownTo = jest.fn();
  HTMLElement.prototype.scrollIntoView = shownTo;
  const opened = await openForm();
  const { form, user } = opened;
  await chooseAda(opened);
  const said = (await form.findByText(/confirmed for Opera, /)).closest('output');
  // Brought into sight: it stands below the fold of a phone.
  await waitFor(() => expect(shownTo).toHaveBeenCalledWith({ block: 'nearest' }));
  expect(said).toHaveTextContent(
    /^Conflict: confirmed for Opera.*Check: only 9:30 h of rest before or after Expo$/,
  );
  expect(form.getByRole('button', { name: 'Create position' })).toBeDisabled();
  await user.type(form.getByLabelText('Reason for overriding'), 'Agreed by phone');
  await user.click(form.getByLabelText('Ask Ada Kern right away'));
  await user.click(form.getByRole('button', { name: 'Create position' }));
  await waitFor(() =>
    expect(bodyOf('POST /projectCrewItems/new-1/assign')).toEqual({
      personId: 'person-ada',
      as: 'request',
      force: true,
      reason: 'Agreed by phone',
    }),
  );
  expect(await screen.findByText(/^The position is created, but nobody has it yet/)).toBeInTheDocument();
});

test('work that nobody would pay is said before somebody gets it, and can be given all the same', async () => {
  conflicts = { possible: true, forceable: false, payMissing: true, conflicts: [] };
  const opened = await openForm();
  await chooseAda(opened);
  expect(await opened.form.findByText(/^No pay for Ada Kern: this position has no rate/)).toBeInTheDocument();
  expect(opened.form.getByRole('button', { name: 'Create position' })).toBeEnabled();
});

test('where nothing speaks against somebody, that is said; who cannot have it, cannot', async () => {
  const opened = await openForm();
  await chooseAda(opened);
  expect(await opened.form.findByText('No conflicts for Ada Kern.')).toBeInTheDocument();
  expect(opened.form.getByRole('button', { name: 'Create position' })).toBeEnabled();
  opened.unmount();
  conflicts = {
    possible: false,
    forceable: false,
    payMissing: false,
    conflicts: [conflict({ kind: 'sameCrew', forceable: false })],
  };
  sessionStorage.clear();
  const again = await openForm();
  await chooseAda(again);
  expect(await again.form.findByText(/^This person cannot have the position/)).toBeInTheDocument();
  expect(again.form.getByRole('button', { name: 'Create position' })).toBeDisabled();
  await searchIsOver();
});

test('people are looked for on the server while one types, once a pause is made', async () => {
  const opened = await openForm();
  await chooseAda(opened);
  await waitFor(() => expect(asked()).toContain('Ada Kern'));
  expect(asked()[0]).toBe(null);
  const before = asked().length;
  server.on('GET /contacts', () => apiError(500, 'internal'));
  const field = opened.form.getByRole('combobox', { name: 'Person (optional)' });
  await opened.user.type(field, 'x');
  // Who was chosen and what was found stay.
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
  expect(opened.form.getByText('No conflicts for Ada Kern.')).toBeInTheDocument();
});

test('positions just created go again by Undo; they were nobody’s yet', async () => {
  server.on('POST /projectCrewItems/takeBack', () => ({ body: { ids: ['new-1'] } }));
  const { form, user } = await openForm();
  await user.selectOptions(form.getByLabelText('Function'), 'stagehand');
  await user.click(form.getByRole('button', { name: 'Create position' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 position undone.')).toBeInTheDocument();
  expect(bodyOf('POST /projectCrewItems/takeBack')).toEqual({ ids: ['new-1'] });
});

test('somebody who was asked at once is asked: that has no Undo', async () => {
  server.on('POST /projectCrewItems/new-1/assign', () => apiError(500, 'internal'));
  const opened = await openForm();
  await chooseAda(opened);
  await searchIsOver();
  await opened.user.click(await opened.form.findByLabelText('Ask Ada Kern right away'));
  await opened.user.click(opened.form.getByRole('button', { name: 'Create position' }));
  expect(await screen.findByText('1 position created.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a tenant without planning creates positions, and neither copies them nor gives them away', async () => {
  const { user } = await shown({ may: { ...plans, duplicateItems: false, assignPeople: false } });
  await user.click(await screen.findByRole('button', { name: 'Create positions' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create positions' }));
  expect(await form.findByLabelText('Function')).toBeInTheDocument();
  expect(form.queryByRole('combobox', { name: 'Person (optional)' })).not.toBeInTheDocument();
  expect(server.count('GET /contacts')).toBe(0);
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'More on Luc, Stagehand' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
});

test('a copy takes function and times of its position, and a refusal keeps what was typed', async () => {
  const duplicated = 'POST /projectCrewItems/item-Luc/duplicate';
  server.on(duplicated, () => apiError(409, 'wrong_state'));
  const { user } = await shown();
  await user.click(await screen.findByRole('button', { name: 'More on Luc, Stagehand' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const form = within(await screen.findByRole('dialog', { name: 'Duplicate position' }));
  await waitFor(() => expect(form.getByLabelText('Function')).toHaveValue('stagehand'));
  await user.click(form.getByRole('button', { name: 'Create position' }));
  expect(await form.findByText('This is no longer possible')).toBeInTheDocument();
  expect(form.getByLabelText('Function')).toHaveValue('stagehand');
  expect(bodyOf(duplicated)).toEqual({
    functionId: 'stagehand',
    startDate: '2025-11-21',
    endDate: null,
    startTime: '20:00',
    endTime: '06:00',
    rows: 1,
  });
});

test('without the right nothing can be made; an empty crew says what will be here', async () => {
  server.on('GET /projectCrews/crew-1/projectCrewItems', () => ({ body: listed([]) }));
  await shown({ may: { ...plans, createItems: false } });
  expect(await screen.findByText('No positions yet')).toBeInTheDocument();
  expect(screen.getByText(/as soon as the planner has created them/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create positions' })).not.toBeInTheDocument();
});
