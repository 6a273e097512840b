import type { AnswerOf, CrewItem, ItemConflict, crewItems } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { EditPositionSheet } from './edit-position-sheet.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(partsFeature);
const saved = 'POST /projectCrewItems/item-1';
const onSaved = jest.fn();
const onClose = jest.fn();

const functionOf = (id: string, caption: string) => ({
  id,
  caption,
  short: caption.slice(0, 2),
  crewChief: false,
  spare: false,
  color: null,
  payHint: '',
  skills: [],
});
const position = (own: Partial<CrewItem> = {}): CrewItem => ({
  id: 'item-1',
  version: 4,
  status: 'confirmed',
  project: { id: 'p', number: '4711', name: 'Gala' },
  crew: { id: 'crew-1', number: 'CR-1', name: 'Load-in', shift: '' },
  location: null,
  function: { id: 'rigger', caption: 'Rigger', short: 'RG' },
  startDate: '2031-01-05',
  endDate: null,
  startTime: '20:00',
  endTime: '06:00',
  timeZone: 'Europe/Vienna',
  startsAt: '2031-01-05T20:00:00+01:00',
  endsAt: '2031-01-06T06:00:00+01:00',
  minutes: 600,
  night: true,
  standby: false,
  crewChief: false,
  person: { id: 'ada', name: 'Ada Kern', kind: 'employee' },
  pay: { basis: 'hour', minor: 1900, currency: 'EUR' },
  comment: 'Gate 3',
  reason: '',
  changes: [],
  requestedAt: null,
  deadlineAt: null,
  decidedAt: null,
  lateRefusal: false,
  cancellationAskedAt: null,
  doubleBooking: false,
  forced: null,
  applicants: 0,
  conflicts: [],
  timesMissing: false,
  payMissing: false,
  may: {
    edit: true,
    assign: false,
    remove: false,
    decideRemoval: false,
    actions: [],
    apply: false,
    unapply: false,
  },
  ...own,
});
const stop: ItemConflict = {
  kind: 'overlapConfirmed',
  level: 'stop',
  forceable: true,
  severe: true,
  params: { caption: 'Opera', day: '2031-01-05' },
  itemId: 'other',
};
type Preview = AnswerOf<typeof crewItems.previewConflicts>;
const preview = (own: Partial<Preview> = {}) =>
  server.on('GET /projectCrewItems/conflicts', () => ({
    body: { possible: true, forceable: false, payMissing: false, conflicts: [], ...own },
  }));
const stands = (own: Partial<CrewItem> = {}) =>
  server.on('GET /projectCrewItems/item-1', () => ({ body: position(own) }));

beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  onSaved.mockReset();
  onClose.mockReset();
  signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'] } });
  server.on('GET /functions', () => ({
    body: {
      items: [functionOf('rigger', 'Rigger'), functionOf('hand', 'Stagehand')],
      total: 2,
      page: 1,
      limit: 1000,
    },
  }));
  stands();
  preview();
  server.on(saved, () => ({ body: position({ version: 5 }) }));
});

async function opened() {
  const drawn = await show(<EditPositionSheet id="item-1" onSaved={onSaved} onClose={onClose} />, {});
  await screen.findByRole('option', { name: 'Stagehand' });
  const sheet = within(screen.getByRole('dialog', { name: 'Edit position' }));
  await sheet.findByRole('spinbutton', { name: /^hour, Start time/ });
  return { ...drawn, sheet };
}
type Opened = Awaited<ReturnType<typeof opened>>;
async function paste({ sheet, user }: Opened, label: RegExp, text: string) {
  const [first] = await within(sheet.getByRole('group', { name: label })).findAllByRole('spinbutton');
  await user.click(first as HTMLElement);
  await user.paste(text);
}
const save = ({ sheet, user }: Opened) => user.click(sheet.getByRole('button', { name: 'Save changes' }));
const bodies = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
const said = () => toasts.current().map(({ message }) => message);

test('values that stand are filled in; another time says what the person is told, and goes out for that version', async () => {
  const drawn = await opened();
  const { sheet, baseElement } = drawn;
  expect(sheet.getByRole('combobox', { name: /^Function/ })).toHaveValue('rigger');
  expect(sheet.getByText(/Overnight: ends Mon, 6 Jan 2031, 06:00/)).toBeInTheDocument();
  expect(sheet.getByRole('textbox', { name: /^Amount in EUR/ })).toHaveValue('19.00');
  expect(sheet.getByRole('textbox', { name: /^Note for the person/ })).toHaveValue('Gate 3');
  expect(sheet.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await paste(drawn, /^Start time/, '21:00');
  expect(await sheet.findByText('Ada Kern will be notified and asked to confirm again:')).toBeInTheDocument();
  const change = sheet.getByText('Start time', { selector: 'dt' }).parentElement;
  expect(change).toHaveTextContent('before: 20:00now: 21:00');
  await sheet.findByText('No conflicts for Ada Kern.');
  await expectNoAxeViolations(baseElement);
  await save(drawn);
  await waitFor(() => expect(said()).toEqual(['Position saved. Ada Kern was notified.']));
  expect(bodies()).toEqual([
    {
      functionId: 'rigger',
      startDate: '2031-01-05',
      endDate: null,
      startTime: '21:00',
      endTime: '06:00',
      standby: false,
      crewChief: false,
      payBasis: 'hour',
      payMinor: 1900,
      comment: 'Gate 3',
    },
  ]);
  expect(server.requests.find(({ method }) => method === 'POST')?.headers['if-match']).toContain('4');
  expect(onSaved).toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
});

test('a note alone is told without a new answer; an amount that is none is not sent', async () => {
  const drawn = await opened();
  const { sheet, user } = drawn;
  const note = sheet.getByRole('textbox', { name: /^Note for the person/ });
  await user.clear(note);
  await user.type(note, 'Gate 4');
  expect(await sheet.findByText('Ada Kern will be notified of this change.')).toBeInTheDocument();
  expect(server.count('GET /projectCrewItems/conflicts')).toBe(0);
  const amount = sheet.getByRole('textbox', { name: /^Amount in EUR/ });
  await user.clear(amount);
  await user.type(amount, 'much');
  await save(drawn);
  await waitFor(() => expect(amount).toBeInvalid());
  expect(bodies()).toEqual([]);
  await user.clear(amount);
  await save(drawn);
  await waitFor(() => expect(bodies()).toMatchObject([{ comment: 'Gate 4', payMinor: null }]));
});

test('back to what was confirmed needs no new answer; who was never asked hears nothing', async () => {
  stands({ status: 'hasChanged', changes: [{ field: 'startTime', before: '21:00', after: '20:00' }] });
  const back = await opened();
  await paste(back, /^Start time/, '21:00');
  expect(await back.sheet.findByText(/^Ada Kern confirmed it like this/)).toBeInTheDocument();
  back.unmount();
  sessionStorage.clear();
  stands({ status: 'draft' });
  const draft = await opened();
  await paste(draft, /^Start time/, '21:00');
  expect(await draft.sheet.findByText(/^Ada Kern doesn’t know of this position yet/)).toBeInTheDocument();
  await save(draft);
  await waitFor(() => expect(said()).toEqual(['Position saved.']));
});

test('a conflict of the person is overridden with a reason', async () => {
  preview({ possible: false, forceable: true, conflicts: [stop] });
  const drawn = await opened();
  const { sheet, user } = drawn;
  await paste(drawn, /^Start time/, '18:00');
  expect(await sheet.findByText(/confirmed for Opera/)).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await user.type(sheet.getByRole('textbox', { name: /^Reason for overriding/ }), 'Agreed by phone');
  await save(drawn);
  await waitFor(() =>
    expect(bodies()).toMatchObject([{ startTime: '18:00', force: true, reason: 'Agreed by phone' }]),
  );
  const asked = server.requests.find(({ path }) => path === '/projectCrewItems/conflicts')?.query;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    itemId: 'item-1',
    personId: 'ada',
    startTime: '18:00',
  });
});

test('a conflict that nobody can override is said, and cannot be saved', async () => {
  preview({ possible: false, forceable: false, conflicts: [{ ...stop, forceable: false }] });
  const drawn = await opened();
  await paste(drawn, /^Start time/, '18:00');
  expect(await drawn.sheet.findByText(/^Ada Kern can’t work the position like this/)).toBeInTheDocument();
  expect(drawn.sheet.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('somebody was faster: theirs is shown, and what was typed goes out over it', async () => {
  server.on(saved, ({ headers }) => {
    if (headers['if-match']?.includes('5')) return { body: position({ version: 6 }) };
    stands({ version: 5, comment: 'Gate 9', endTime: '07:00' });
    return apiError(409, 'conflict');
  });
  const drawn = await opened();
  const { sheet, user } = drawn;
  const note = sheet.getByRole('textbox', { name: /^Note for the person/ });
  await user.clear(note);
  await user.type(note, 'Gate 4');
  await save(drawn);
  expect(await sheet.findByText('Gate 9')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  // What was not changed here goes out as it is there now.
  expect(bodies()[1]).toMatchObject({ comment: 'Gate 4', endTime: '07:00' });
});

describe('without a network', () => {
  afterEach(() => act(() => setNetwork(true)));

  test('it says that it cannot be saved, and what was typed stays', async () => {
    const drawn = await opened();
    await paste(drawn, /^Start time/, '21:00');
    act(() => setNetwork(false));
    expect(
      await drawn.sheet.findByText(/^You’re offline\. Connect to save the position/),
    ).toBeInTheDocument();
    expect(drawn.sheet.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    expect(bodies()).toEqual([]);
  });
});

test('the history of a position names what was changed, by whom and why', async () => {
  server.on('GET /projectCrewItems/item-1/activities', () => ({
    body: {
      items: [
        {
          id: 'a-1',
          at: '2031-01-02T09:00:00Z',
          by: 'Petra Maier',
          caption: 'item_change',
          body: '',
          reason: 'Lorries come early',
          changes: [{ field: 'startTime', before: '21:00', after: '20:00' }],
          besides: [{ field: 'pay', before: null, after: '1900' }],
        },
      ],
    },
  }));
  const { sheet, user, baseElement } = await opened();
  expect(server.count('GET /projectCrewItems/item-1/activities')).toBe(0);
  await user.click(sheet.getByText('History'));
  const line = (await sheet.findByText('Changed, to be confirmed again')).closest('li');
  expect(line).toHaveTextContent(/Petra Maier · Thu, 2 Jan 2031, 10:00/);
  expect(line).toHaveTextContent(/Start timebefore: 21:00now: 20:00/);
  expect(line).toHaveTextContent(/before: nothingnow: €19\.00/);
  expect(line).toHaveTextContent(/Lorries come early/);
  await expectNoAxeViolations(baseElement);
});

test('a note is written into its history, and what is being changed is not saved with it', async () => {
  const line = { id: 'a-2', at: '2031-01-02T09:00:00Z', by: 'Petra Maier', caption: 'note', reason: '' };
  server.on('GET /projectCrewItems/item-1/activities', () => ({ body: { items: [] } }));
  server.on('POST /projectCrewItems/item-1/activities', () => {
    server.on('GET /projectCrewItems/item-1/activities', () => ({
      body: { items: [{ ...line, body: 'Has the keys', changes: [], besides: [] }] },
    }));
    return { body: { id: null, type: 'LOG', caption: 'note', at: line.at } };
  });
  const { sheet, user, baseElement } = await opened();
  await user.type(sheet.getByLabelText(/^Note for the person/), 'Later');
  await user.click(sheet.getByText('History'));
  await user.click(await sheet.findByRole('button', { name: 'Add a note' }));
  const note = within(await screen.findByRole('dialog', { name: 'Add a note' }));
  await user.type(await note.findByRole('textbox', { name: /^Note/ }), 'Has the keys');
  await expectNoAxeViolations(baseElement);
  await user.click(note.getByRole('button', { name: 'Save note' }));
  expect(await sheet.findByText('Has the keys')).toBeInTheDocument();
  expect(
    server.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]),
  ).toEqual([
    ['/projectCrewItems/item-1/activities', { type: 'LOG', caption: 'note', body: 'Has the keys' }],
  ]);
  expect(sheet.getByLabelText(/^Note for the person/)).toHaveValue('Gate 3Later');
});

test('a position that is gone says so', async () => {
  server.on('GET /projectCrewItems/item-1', () => apiError(404, 'not_found'));
  await show(<EditPositionSheet id="item-1" onSaved={onSaved} onClose={onClose} />, {});
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit position' }));
  expect(await sheet.findByText('Not found')).toBeInTheDocument();
});
