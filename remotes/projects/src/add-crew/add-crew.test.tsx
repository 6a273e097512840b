import { queryClient } from '@callboard/client';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { newCrew } from '../crew-form/crew-form.ts';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../project/project-page.tsx';
import { listed, sampleCrew, samplePlace, sampleProject } from '../base/sample-project.ts';
// Its code is there before the first test, whose waits are for what a person waits for.
import './add-crew-sheet.tsx';

const { server, show } = pageTest(feature);
const days = { beginDate: '2031-01-05', endDate: '2031-01-09' };
const may = { addCrew: true };
const functionOf = (id: string, caption: string, crewChief = false) => ({
  id,
  caption,
  short: caption.slice(0, 2),
  crewChief,
  spare: false,
  color: null,
  payHint: '',
  skills: [],
});
const contact = (id: string, name: string, kind = 'companyPerson') => ({
  id,
  number: id,
  kind,
  name,
  role: 'Stage',
  email: '',
  phone: '',
  personId: null,
  company: { id: 'company-1', name: 'Bright Stages' },
});
beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { projects: ['READ'], crews: ['CREATE', 'EDIT'] } });
  server.on('GET /projects/4711', () => ({ body: sampleProject({ may, ...days }) }));
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([]) }));
  server.on('GET /functions', () => ({
    body: listed([
      functionOf('hand', 'Stagehand'),
      functionOf('rigger', 'Rigger'),
      functionOf('chief', 'Crew chief', true),
    ]),
  }));
  server.on('GET /cateringAgreementTypes', () => ({
    body: listed([{ id: 'buffet', caption: 'Buffet', parameters: {} }]),
  }));
  server.on('GET /contacts', ({ query }) => ({
    body: listed(
      query.get('companyId')
        ? [contact('k-1', 'Klara Klient')]
        : [contact('k-2', 'Mara Berg'), contact('k-3', 'Mara Stages', 'company')],
    ),
  }));
  server.on('GET /locations', () => ({ body: listed([samplePlace()]) }));
});
const said = () => toasts.current().map(({ message }) => message);
const sent = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

async function sheetOpened(at = '/projects/4711?sheet=add-crew') {
  const drawn = await show(page, { path: paths.project.pattern, at });
  const sheet = within(await screen.findByRole('dialog', { name: 'Add crew' }));
  await sheet.findByRole('group', { name: /^First day/ });
  await sheet.findAllByRole('option', { name: 'Rigger' });
  return { ...drawn, sheet };
}
type Opened = Awaited<ReturnType<typeof sheetOpened>>;

async function fill({ user }: Opened, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}
const name = (opened: Opened, text: string) =>
  fill(opened, opened.sheet.getByRole('textbox', { name: /^Name/ }), text);
const row = ({ sheet }: Opened, number: number) =>
  within(sheet.getByRole('group', { name: `Function ${number}` }));
async function need(opened: Opened, number: number, functionId: string, count: string) {
  const fields = row(opened, number);
  await opened.user.selectOptions(fields.getByRole('combobox'), functionId);
  await fill(opened, fields.getByRole('textbox'), count);
}
/** Days and times take a text that is pasted as a whole. */
async function paste({ sheet, user }: Opened, label: RegExp, text: string) {
  const [first] = await within(await sheet.findByRole('group', { name: label })).findAllByRole('spinbutton');
  await user.click(first as HTMLElement);
  await user.paste(text);
}
const submit = ({ sheet, user }: Opened) => user.click(sheet.getByRole('button', { name: 'Add crew' }));

test('two functions on two days: first day and place stand there already, what was typed goes out, the crew is seen', async () => {
  const intoSight = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: intoSight });
  server.on('POST /projects/4711/projectCrews', () => {
    server.on('GET /projects/4711/projectCrews', () => ({
      body: listed([sampleCrew(1, { name: 'Load-in' })]),
    }));
    return { status: 201, body: sampleCrew(1, { name: 'Load-in' }) };
  });
  const opened = await sheetOpened();
  const { sheet, user, address } = opened;
  await name(opened, 'Load-in');
  await paste(opened, /^Last day/, '2031-01-06');
  await paste(opened, /^Start time/, '07:30');
  await paste(opened, /^End time/, '18:00');
  await need(opened, 1, 'hand', '10');
  expect(sheet.getByText('10 positions on 2 days: 20 in all')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Add function' }));
  await need(opened, 2, 'rigger', '2');
  expect(sheet.getByText('12 positions on 2 days: 24 in all')).toBeInTheDocument();
  await submit(opened);
  // First, as it does not stay.
  await waitFor(() => expect(said()).toEqual(['Crew added: Load-in']));
  expect(await screen.findByRole('link', { name: /Load-in/ })).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/projects/4711'));
  await waitFor(() => expect(intoSight).toHaveBeenCalled());
  expect(sent()).toEqual([
    {
      name: 'Load-in',
      shift: '',
      startDate: '2031-01-05',
      endDate: '2031-01-06',
      startTime: '07:30',
      endTime: '18:00',
      locationId: 'hall',
      cateringTypeId: null,
      cateringNote: '',
      contactOnSiteId: null,
      infoCrew: '',
      infoChief: '',
      infoInternal: '',
      infoExternal: '',
      positions: [
        { functionId: 'hand', rows: 10, crewChief: false },
        { functionId: 'rigger', rows: 2, crewChief: false },
      ],
    },
  ]);
});

test('a crew chief is one tap; a function of crew chiefs makes one too; an empty row asks for nobody', async () => {
  server.on('POST /projects/4711/projectCrews', () => ({ status: 201, body: sampleCrew(1) }));
  const opened = await sheetOpened();
  const { sheet, user } = opened;
  await name(opened, 'Load-in');
  await user.click(sheet.getByRole('button', { name: 'Add crew chief' }));
  expect(row(opened, 2).getByRole('checkbox', { name: 'As crew chief' })).toBeChecked();
  expect(sheet.getByText('1 position')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Add function' }));
  await need(opened, 3, 'chief', '2');
  expect(row(opened, 3).getByRole('checkbox', { name: 'As crew chief' })).toBeChecked();
  await user.click(sheet.getByRole('button', { name: 'Remove function 3' }));
  await need(opened, 1, 'hand', '4');
  await user.click(sheet.getByRole('button', { name: 'Remove function 1' }));
  await submit(opened);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ positions: [{ functionId: 'chief', rows: 1, crewChief: true }] });
});

test('a crew of an earlier day is seen too, whichever crews were looked at', async () => {
  const past = sampleCrew(1, { startDate: '2020-01-05' });
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([past, sampleCrew(2)]) }));
  server.on('POST /projects/4711/projectCrews', () => ({ status: 201, body: past }));
  const opened = await sheetOpened('/projects/4711?open=missing&sheet=add-crew');
  await name(opened, 'Load-in 1');
  await submit(opened);
  expect(await screen.findByRole('list', { name: 'Earlier crews' })).toBeInTheDocument();
  expect(opened.address()).toBe('/projects/4711');
});

test('a second crew works at the times of the last one, and asks for the same people in one tap', async () => {
  const last = sampleCrew(1, { endDate: '2031-01-06', startTime: '06:00', endTime: '14:00' });
  const off = sampleCrew(2, { startDate: '2031-01-08', startTime: '20:00', cancelled: true });
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([last, off]) }));
  const booked = (crewId: string, functionId: string, needed: number) => ({
    crewId,
    crewName: crewId,
    startDate: '2031-01-05',
    startTime: '06:00',
    endTime: '14:00',
    timeZone: 'Europe/Vienna',
    functionId,
    functionCaption: functionId,
    needed,
    confirmed: 0,
    requested: 0,
    vacant: 0,
    draft: needed,
    spare: 0,
  });
  server.on('GET /projects/4711/crewBooking', () => ({
    body: listed([booked('crew-1', 'hand', 20), booked('crew-1', 'chief', 2), booked('crew-2', 'rigger', 9)]),
  }));
  server.on('POST /projects/4711/projectCrews', () => ({ status: 201, body: sampleCrew(3) }));
  const opened = await sheetOpened();
  const { sheet, user } = opened;
  await name(opened, 'Load-out');
  await user.click(await sheet.findByRole('button', { name: 'As in Load-in 1' }));
  expect(sheet.getByText('11 positions')).toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: 'As in Load-in 1' })).not.toBeInTheDocument();
  await submit(opened);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    startTime: '06:00',
    endTime: '14:00',
    positions: [
      { functionId: 'hand', rows: 10, crewChief: false },
      { functionId: 'chief', rows: 1, crewChief: true },
    ],
  });
});

describe('without a network', () => {
  afterEach(() => act(() => void fireEvent.online(window)));

  test('what was typed stays, and it says so', async () => {
    const opened = await sheetOpened();
    await name(opened, 'Load-in');
    act(() => void fireEvent.offline(window));
    expect(await opened.sheet.findByText(/^You’re offline\. What you typed is kept/)).toBeInTheDocument();
    expect(opened.sheet.getByRole('button', { name: 'Add crew' })).toBeDisabled();
    expect(opened.sheet.getByRole('textbox', { name: /^Name/ })).toHaveValue('Load-in');
  });
});

test('without a name or a number nothing goes out; too many are said before', async () => {
  const opened = await sheetOpened();
  const { sheet } = opened;
  await opened.user.selectOptions(row(opened, 1).getByRole('combobox'), 'hand');
  await submit(opened);
  await waitFor(() => expect(sheet.getByRole('textbox', { name: /^Name/ })).toBeInvalid());
  expect(row(opened, 1).getByRole('textbox', { name: 'How many' })).toBeInvalid();
  await fill(opened, row(opened, 1).getByRole('textbox'), '200');
  await paste(opened, /^Last day/, '2031-01-07');
  expect(await sheet.findByText(/At most 500 positions at a time/)).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Add crew' })).toBeDisabled();
  expect(sent()).toEqual([]);
});

test('a day outside of the project is said at once', async () => {
  const opened = await sheetOpened();
  await paste(opened, /^Last day/, '2031-01-12');
  expect(await opened.sheet.findByText('Outside of the project’s days.')).toBeInTheDocument();
});

test('place and contact on site go out by id: people of the client are offered first, companies never', async () => {
  server.on('POST /projects/4711/projectCrews', () => ({ status: 201, body: sampleCrew(1) }));
  const opened = await sheetOpened();
  const { sheet, user } = opened;
  await name(opened, 'Load-in');
  await user.click(sheet.getByRole('combobox', { name: 'Place' }));
  await user.click(await screen.findByRole('option', { name: /Old quay/ }));
  // What may not be changed offers no change.
  expect(sheet.queryByRole('button', { name: 'Edit this place' })).not.toBeInTheDocument();
  const whom = sheet.getByRole('combobox', { name: 'Contact on site' });
  await user.click(whom);
  expect(await screen.findByRole('option', { name: /Klara Klient/ })).toBeInTheDocument();
  await user.paste('mara');
  expect(await screen.findByRole('option', { name: /Mara Berg/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Mara Stages/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: /Mara Berg/ }));
  await submit(opened);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ locationId: 'quay', contactOnSiteId: 'k-2', positions: [] });
});

test('a refusal of the server stands at its field, in its row, until that is changed', async () => {
  const refusal = apiError(422, 'invalid') as { body: object };
  const fields = [
    { path: 'positions.1.functionId', code: 'bad_choice', params: {} },
    { path: 'startDate', code: 'outside_project', params: {} },
  ];
  server.on('POST /projects/4711/projectCrews', () => ({ status: 422, body: { ...refusal.body, fields } }));
  const opened = await sheetOpened();
  const { sheet, user } = opened;
  await name(opened, 'Load-in');
  await user.click(sheet.getByRole('button', { name: 'Add function' }));
  await user.click(sheet.getByRole('button', { name: 'Add function' }));
  // The second row stays empty and is not sent.
  await need(opened, 1, 'hand', '4');
  await need(opened, 3, 'rigger', '1');
  await submit(opened);
  await waitFor(() => expect(row(opened, 3).getByRole('combobox')).toBeInvalid());
  expect(row(opened, 1).getByRole('combobox')).toBeValid();
  expect(sheet.getByText('Outside of the project’s days.')).toBeInTheDocument();
  await need(opened, 3, 'hand', '1');
  expect(row(opened, 3).getByRole('combobox')).toBeValid();
});

test('the button stands where the crews are, and where there is none yet; who may not add has none', async () => {
  const { user, address } = await show(page, { path: paths.project.pattern, at: '/projects/4711' });
  expect(await screen.findByText(/Add the first crew/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add crew' }));
  expect(address()).toBe('/projects/4711?sheet=add-crew');
  const sheet = within(await screen.findByRole('dialog', { name: 'Add crew' }));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/projects/4711');
});

test('who may not add a crew is not asked, whatever the address says', async () => {
  server.on('GET /projects/4711', () => ({ body: sampleProject(days) }));
  await show(page, { path: paths.project.pattern, at: '/projects/4711?sheet=add-crew' });
  await screen.findByText('No crews yet');
  expect(screen.queryByRole('button', { name: 'Add crew' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without functions it says why, and a crew can be added all the same; nothing is hard to reach', async () => {
  server.on('GET /functions', () => apiError(403, 'forbidden'));
  const { baseElement } = await show(page, {
    path: paths.project.pattern,
    at: '/projects/4711?sheet=add-crew',
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Add crew' }));
  expect(await sheet.findByText('You do not have access to this')).toBeInTheDocument();
  await sheet.findByRole('combobox', { name: 'Contact on site' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await expectNoAxeViolations(baseElement);
});

test.each([
  ['before the project its first day', '2030-12-01', '2031-01-05'],
  ['within it today', '2031-01-07', '2031-01-07'],
  ['after it nothing', '2031-01-10', ''],
])('a new crew begins: %s', (_, today, expected) =>
  expect(newCrew({ ...days, location: null }, today).startDate).toBe(expected),
);
