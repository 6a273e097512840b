import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { editableCrew, movedPositions, outsidePositions } from '../crew-form/crew-form.ts';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../project/project-page.tsx';
import { listed, sampleCrew, sampleCrewToEdit, samplePlace, sampleProject } from '../base/sample-project.ts';
// Its code is there before the first test, whose waits are for what a person waits for.
import './cancel-crew-sheet.tsx';
import './edit-crew-sheet.tsx';

const { server, show } = pageTest(feature);
const days = { beginDate: '2031-01-05', endDate: '2031-01-09' };
const crew = (own: Parameters<typeof sampleCrew>[1] = {}) =>
  sampleCrew(1, { may: { edit: true, cancel: true }, ...own });
const read = (own: Parameters<typeof sampleCrewToEdit>[0] = {}) =>
  server.on('GET /projects/4711/projectCrews/crew-1', () => ({ body: sampleCrewToEdit(own) }));
beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { projects: ['READ'], crews: ['CREATE', 'EDIT'] } });
  server.on('GET /projects/4711', () => ({ body: sampleProject(days) }));
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([crew()]) }));
  server.on('GET /cateringAgreementTypes', () => ({ body: listed([]) }));
  server.on('GET /contacts', () => ({ body: listed([]) }));
  server.on('GET /locations', () => ({
    body: listed([samplePlace(), samplePlace({ id: 'hall', name: 'North hall' })]),
  }));
  read();
});
const said = () => toasts.current().map(({ message }) => message);
const sent = () => server.requests.filter(({ method }) => method === 'POST');

async function choose(item: string) {
  const drawn = await show(page, { path: paths.project.pattern, at: '/projects/4711' });
  await drawn.user.click(await screen.findByRole('button', { name: 'Change crew: Load-in 1' }));
  await drawn.user.click(await screen.findByRole('menuitem', { name: item }));
  const sheet = within(await screen.findByRole('dialog', { name: item }));
  return { ...drawn, sheet };
}
async function editing() {
  const drawn = await choose('Edit crew');
  await screen.findByRole('combobox', { name: 'Place' });
  return { ...drawn, sheet: within(screen.getByRole('dialog', { name: 'Edit crew' })) };
}
async function rename({ sheet, user }: Awaited<ReturnType<typeof editing>>, text: string) {
  await user.clear(sheet.getByRole('textbox', { name: /^Name/ }));
  await user.paste(text);
}

test('the row stays a link; who may change nothing has no menu', async () => {
  server.on('GET /projects/4711/projectCrews', () => ({
    body: listed([crew(), sampleCrew(2, { may: { edit: false, cancel: false } })]),
  }));
  const { container } = await show(page, { path: paths.project.pattern, at: '/projects/4711' });
  expect(await screen.findByRole('link', { name: /Load-in 1/ })).toHaveAttribute('href', '/crews/crew-1');
  expect(screen.getByRole('button', { name: 'Change crew: Load-in 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change crew: Load-in 2' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

const firstDay = ({ sheet, user }: Awaited<ReturnType<typeof editing>>) =>
  within(sheet.getByRole('group', { name: /^First day/ }))
    .findAllByRole('spinbutton')
    .then(async ([day]) => {
      await user.click(day as HTMLElement);
      return (text: string) => user.paste(text);
    });

test('another day takes the positions along, all days keep together, and it says who is told', async () => {
  read({ endDate: '2031-01-06', lastPositionDay: '2031-01-06', positions: 24 });
  server.on('POST /projects/4711/projectCrews/crew-1', () => ({ body: crew() }));
  const drawn = await editing();
  const { sheet, user, baseElement } = drawn;
  expect(sheet.queryByRole('checkbox', { name: /Move/ })).not.toBeInTheDocument();
  await (
    await firstDay(drawn)
  )('2031-01-07');
  const move = await sheet.findByRole('checkbox', { name: /^Move the 24 positions by 2 days/ });
  expect(move).toBeChecked();
  expect(sheet.getByText('6 people will be notified of this change.')).toBeInTheDocument();
  await expectNoAxeViolations(baseElement);
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    startDate: '2031-01-07',
    endDate: '2031-01-08',
    movePositions: true,
  });
});

test('positions that stay behind lie outside, and that is said before', async () => {
  const drawn = await editing();
  const { sheet, user } = drawn;
  await (
    await firstDay(drawn)
  )('2031-01-06');
  await user.click(await sheet.findByRole('checkbox', { name: /^Move the 10 positions by 1 day/ }));
  expect(sheet.queryByText('6 people will be notified of this change.')).not.toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sheet.getAllByText(/Positions lie outside|positions/i).length).toBeGreaterThan(0),
  );
  expect(sent()).toEqual([]);
});

test('where somebody has worked, positions stay, and it says why', async () => {
  read({ mayMove: false });
  const drawn = await editing();
  await (
    await firstDay(drawn)
  )('2031-01-06');
  expect(await drawn.sheet.findByText(/^People have already worked in this crew/)).toBeInTheDocument();
  expect(drawn.sheet.queryByRole('checkbox', { name: /Move/ })).not.toBeInTheDocument();
});

test('the whole crew goes out for the version that was read, without positions', async () => {
  server.on('POST /projects/4711/projectCrews/crew-1', () => ({ body: crew({ name: 'Load-out' }) }));
  const drawn = await editing();
  const { sheet, user, baseElement } = drawn;
  expect(sheet.queryByText('Positions on each day')).not.toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await rename(drawn, 'Load-out');
  await expectNoAxeViolations(baseElement);
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(said()).toEqual(['Crew saved: Load-out']));
  expect(sent()[0]?.body).toEqual({
    name: 'Load-out',
    shift: '',
    startDate: '2031-01-05',
    endDate: null,
    startTime: '07:30',
    endTime: '18:00',
    locationId: 'quay',
    cateringTypeId: null,
    cateringNote: '',
    contactOnSiteId: null,
    infoCrew: '',
    infoChief: '',
    infoInternal: '',
    infoExternal: '',
    movePositions: false,
  });
  expect(sent()[0]?.headers['if-match']).toContain('4');
});

test('a crew that lies outside of its project already still gets another name, but no other such days', async () => {
  server.on('GET /projects/4711', () => ({
    body: sampleProject({ beginDate: '2031-02-01', endDate: '2031-02-09' }),
  }));
  server.on('POST /projects/4711/projectCrews/crew-1', () => ({ body: crew({ name: 'Load-out' }) }));
  const drawn = await editing();
  const { sheet, user } = drawn;
  const firstDay = within(await sheet.findByRole('group', { name: /^First day/ }));
  const [day] = await firstDay.findAllByRole('spinbutton');
  expect(day).not.toHaveAttribute('aria-invalid', 'true');
  await rename(drawn, 'Load-out');
  await user.click(day as HTMLElement);
  await user.paste('2031-01-04');
  expect(await sheet.findByText('Outside of the project’s days.')).toBeInTheDocument();
  await user.paste('2031-01-05');
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(said()).toEqual(['Crew saved: Load-out']));
});

test('another name says how many people will be told', async () => {
  const drawn = await editing();
  await rename(drawn, 'Load-out');
  expect(await drawn.sheet.findByText('6 people will be notified of this change.')).toBeInTheDocument();
});

test('another place says how many people will be told', async () => {
  const { sheet, user } = await editing();
  const notice = '6 people will be notified of this change.';
  expect(sheet.queryByText(notice)).not.toBeInTheDocument();
  const place = sheet.getByRole('combobox', { name: 'Place' });
  await user.clear(place);
  await user.click(await screen.findByRole('option', { name: /North hall/ }));
  expect(await sheet.findByText(notice)).toBeInTheDocument();
});

test('somebody was faster: what stands there now is shown, and goes out with what was typed', async () => {
  server.on('POST /projects/4711/projectCrews/crew-1', ({ headers }) => {
    if (headers['if-match']?.includes('5')) return { body: crew({ name: 'Load-out' }) };
    read({ version: 5, name: 'Get-in', shift: 'Night' });
    return apiError(409, 'conflict');
  });
  const drawn = await editing();
  const { sheet, user } = drawn;
  await rename(drawn, 'Load-out');
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  expect(await sheet.findByText('Get-in')).toBeInTheDocument();
  expect(sheet.getByRole('textbox', { name: /^Name/ })).toHaveValue('Load-out');
  await user.click(sheet.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(said()).toEqual(['Crew saved: Load-out']));
  expect(sent()[1]?.body).toMatchObject({ name: 'Load-out', shift: 'Night' });
});

test('a crew that cannot be read says so in the sheet', async () => {
  server.on('GET /projects/4711/projectCrews/crew-1', () => apiError(403, 'forbidden'));
  const { sheet } = await choose('Edit crew');
  expect(await sheet.findByText('You do not have access to this')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('cancelling says how many positions and people that is, and wants a reason', async () => {
  server.on('POST /projects/4711/projectCrews/crew-1/cancel', () => ({ body: crew({ cancelled: true }) }));
  const { user, baseElement } = await choose('Cancel crew');
  expect(
    await screen.findByText(
      '10 positions are cancelled. 6 planned people will be notified. This can’t be undone.',
    ),
  ).toBeInTheDocument();
  const sheet = within(screen.getByRole('dialog', { name: 'Cancel crew' }));
  await expectNoAxeViolations(baseElement);
  const button = sheet.getByRole('button', { name: 'Cancel crew' });
  expect(button).toHaveClass('danger');
  await user.click(button);
  expect((await sheet.findAllByText(/Give a reason\./)).length).toBeGreaterThan(0);
  await user.click(sheet.getByRole('textbox', { name: /^Reason/ }));
  await user.paste('No permit');
  await user.click(button);
  await waitFor(() => expect(said()).toEqual(['Crew cancelled: Load-in 1']));
  expect(sent()[0]?.body).toEqual({ reason: 'No permit' });
  expect(sent()[0]?.headers['if-match']).toContain('4');
});

test.each([
  ['hold them', {}, []],
  ['begin too late', { startDate: '2031-01-06', endDate: '2031-01-08' }, ['startDate']],
  ['end too early', { endDate: '2031-01-06' }, ['endDate']],
  ['are one day too few', { endDate: '' }, ['endDate']],
])('days of a crew with positions: %s', (_, own, expected) => {
  const read = sampleCrewToEdit({ endDate: '2031-01-08', lastPositionDay: '2031-01-07' });
  expect(outsidePositions({ ...editableCrew(read), ...own }, read).map(({ path }) => path)).toEqual(expected);
});

const moved = (startDate: string, endDate: string, movePositions: '' | 'yes' | 'no' = '') => {
  const crew = sampleCrewToEdit({ endDate: '2031-01-06' });
  return movedPositions({ ...editableCrew(crew), startDate, endDate, movePositions }, crew);
};
test.each([
  ['as long as before', moved('2031-01-06', '2031-01-07'), { days: 1, moves: true }],
  ['of another length', moved('2031-01-06', '2031-01-06'), { days: 1, moves: false }],
  ['of another length, where that is wished', moved('2031-01-06', '', 'yes'), { days: 1, moves: true }],
  ['as long, where that is not wished', moved('2031-01-06', '2031-01-07', 'no'), { days: 1, moves: false }],
  ['on the same days', moved('2031-01-05', '2031-01-06', 'yes'), { days: 0, moves: false }],
  ['with half a year typed', moved('0020-01-05', '2031-01-06'), { days: 0, moves: false }],
])('positions of a crew %s', (_, found, expected) => expect(found).toEqual(expected));
