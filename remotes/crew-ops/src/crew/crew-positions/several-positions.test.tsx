import type { ItemConflict, ProjectCrewItem } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listed, plans, sampleCrew, sampleItem } from '../crew/sample-crew.ts';
import feature from '../../feature.ts';
import { CrewPositions } from './crew-positions.tsx';
// Their code is there before the first test, whose waits are for what a person waits for.
import './call-off-sheet.tsx';
import './change-sheet.tsx';
import './edit-sheet.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const edited = 'POST /projectCrewItems/edit';
const moved = 'POST /projectCrewItemStatus';
const removed = 'POST /projectCrewItems/remove';

const open = (id: string, own: Partial<ProjectCrewItem> = {}): ProjectCrewItem =>
  sampleItem('', {
    crewItemId: id,
    personId: null,
    contactNumber: '',
    status: 'draft',
    presence: 'draft',
    ...own,
  });
const luc = sampleItem('Luc');
const ada = sampleItem('Ada', { status: 'requested', version: 3 });
const has = (...items: ProjectCrewItem[]) =>
  server.on('GET /projectCrews/crew-1/projectCrewItems', () => ({ body: listed(items) }));
const bodyOf = (what: string) =>
  server.requests.filter(({ method, path }) => `${method} ${path}` === what).map(({ body }) => body);
const said = () => toasts.current().map(({ message }) => message);

beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT', 'CREATE'] } });
  has(luc, ada, open('open-1'), open('open-2'));
  server.on('GET /functions', () => ({ body: listed([]) }));
  server.on(edited, ({ body }) => ({
    body: {
      items: (body as { items: { id: string }[] }).items.map(({ id }) => ({
        id,
        version: 9,
        status: 'draft',
      })),
    },
  }));
});

async function shown(own: Parameters<typeof sampleCrew>[0] = {}) {
  const drawn = await show(
    <>
      <CrewPositions crew={sampleCrew({ may: plans, ...own })} />
      <ToastRegion />
    </>,
    {},
  );
  await screen.findAllByRole('listitem');
  return drawn;
}
type Shown = Awaited<ReturnType<typeof shown>>;
async function choose({ user }: Shown, ...names: string[]) {
  await user.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of names)
    for (const box of screen.getAllByRole('checkbox', { name: `Select ${name}` })) await user.click(box);
}
async function change(drawn: Shown, count: number) {
  await drawn.user.click(screen.getByRole('button', { name: `Change (${count})` }));
  return within(await screen.findByRole('dialog', { name: 'Change positions' }));
}
async function chosenAction({ user }: Shown, name: string) {
  await user.click(screen.getByRole('button', { name: 'More for the selected' }));
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
}

test('two unassigned positions begin an hour later together; nobody is told', async () => {
  const drawn = await shown();
  const { user, container, baseElement } = drawn;
  await choose(drawn, 'Nobody yet, Stagehand');
  await expectNoAxeViolations(container);
  const sheet = await change(drawn, 2);
  const submit = sheet.getByRole('button', { name: 'Change (2)' });
  expect(submit).toBeDisabled();
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Start' }), 'later');
  await user.type(sheet.getByRole('textbox', { name: /^Start: hours/ }), '1:30');
  expect(sheet.queryByText(/will be notified/i)).not.toBeInTheDocument();
  await expectNoAxeViolations(baseElement);
  await user.click(submit);
  await waitFor(() => expect(said()).toEqual(['Positions changed: 2']));
  expect(bodyOf(edited)).toEqual([
    {
      items: [
        { id: 'open-1', version: 1 },
        { id: 'open-2', version: 1 },
      ],
      start: { by: 90 },
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Select' })).toBeInTheDocument();
});

test('who confirms again and who is only told stands there before; a clock and a note go out', async () => {
  const drawn = await shown();
  const { user } = drawn;
  await choose(drawn, 'Luc, Stagehand', 'Ada, Stagehand');
  const sheet = await change(drawn, 2);
  await user.selectOptions(sheet.getByRole('combobox', { name: 'End' }), 'at');
  const end = within(await sheet.findByRole('group', { name: /^New end/ }));
  const [hour] = await end.findAllByRole('spinbutton');
  await user.click(hour as HTMLElement);
  await user.paste('05:00');
  expect(await sheet.findByText('Will be notified and asked to confirm again: Luc')).toBeInTheDocument();
  expect(sheet.getByText('Will be notified: Ada')).toBeInTheDocument();
  await user.click(sheet.getByRole('checkbox', { name: 'Replace the note' }));
  await user.type(sheet.getByRole('textbox', { name: /^New note/ }), 'Gate 4');
  await user.click(sheet.getByRole('button', { name: 'Change (2)' }));
  await waitFor(() => expect(bodyOf(edited)).toMatchObject([{ end: { at: '05:00' }, comment: 'Gate 4' }]));
});

test('times that one of them cannot have are said by its name, and not sent', async () => {
  has(luc, open('open-1', { startTime: '20:00', endTime: '21:00' }));
  const drawn = await shown();
  const { user } = drawn;
  await choose(drawn, 'Luc, Stagehand', 'Nobody yet, Stagehand');
  const sheet = await change(drawn, 2);
  await user.selectOptions(sheet.getByRole('combobox', { name: 'End' }), 'earlier');
  await user.type(sheet.getByRole('textbox', { name: /^End: hours/ }), '2:00');
  expect(await sheet.findByText(/^Nobody yet, Stagehand, Fri/)).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Change (2)' })).toBeDisabled();
});

test('whoever has a conflict is named with it; a reason overrides it for all', async () => {
  const stop: ItemConflict = {
    kind: 'overlapConfirmed',
    level: 'stop',
    forceable: true,
    severe: true,
    params: { caption: 'Opera', day: '2025-11-22' },
    itemId: 'other',
  };
  server.on('GET /projectCrewItems/conflicts', () => ({
    body: { possible: false, forceable: true, payMissing: false, conflicts: [stop] },
  }));
  const refusal = apiError(409, 'collision') as { status: number; body: object };
  server.on(edited, ({ body }) =>
    (body as { force?: boolean }).force
      ? { body: { items: [{ id: luc.crewItemId, version: 2, status: 'hasChanged' }] } }
      : {
          ...refusal,
          body: {
            ...refusal.body,
            params: { forceable: 1, person: 'Luc', function: 'Stagehand', day: '2025-11-21' },
            fields: [{ path: 'items.0', code: 'overlaps', params: {} }],
          },
        },
  );
  const drawn = await shown();
  const { user } = drawn;
  await choose(drawn, 'Luc, Stagehand');
  const sheet = await change(drawn, 1);
  await user.selectOptions(sheet.getByRole('combobox', { name: 'End' }), 'later');
  await user.type(sheet.getByRole('textbox', { name: /^End: hours/ }), '2');
  await user.click(sheet.getByRole('button', { name: 'Change (1)' }));
  const against = within(await sheet.findByRole('region', { name: 'Conflict for Luc' }));
  expect(await against.findByText(/confirmed for Opera/)).toBeInTheDocument();
  expect(sheet.getByText(/^Luc, Stagehand, Fri.*: This collides/)).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Change (1)' })).toBeDisabled();
  await user.type(sheet.getByRole('textbox', { name: /^Reason for overriding/ }), 'Agreed by phone');
  await user.click(sheet.getByRole('button', { name: 'Change (1)' }));
  await waitFor(() => expect(bodyOf(edited)).toHaveLength(2));
  expect(bodyOf(edited)[1]).toMatchObject({ end: { by: 120 }, force: true, reason: 'Agreed by phone' });
});

test('called off with a reason, and whom it is told', async () => {
  server.on(moved, () => ({ body: { items: [{ id: luc.crewItemId, version: 2, status: 'notNeeded' }] } }));
  const drawn = await shown();
  const { user } = drawn;
  await user.click(screen.getByRole('button', { name: 'More on Luc, Stagehand' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Call off' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Call off' }));
  expect(sheet.getByText('Will be notified, with the reason: Luc')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Call off' }));
  expect(await sheet.findByText('Please fill this in.')).toBeInTheDocument();
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Rain');
  await user.click(sheet.getByRole('button', { name: 'Call off' }));
  await waitFor(() => expect(said()).toEqual(['Positions called off: 1']));
  // Whoever was told would have to be asked anew.
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(bodyOf(moved)).toEqual([{ ids: [luc.crewItemId], action: 'notNeeded', reason: 'Rain' }]);
});

test('where nobody was asked, calling off can be undone; what was called off before is needed again', async () => {
  has(luc, open('open-1'), open('open-2', { status: 'notNeeded', presence: 'notNeeded' }));
  server.on(moved, ({ body }) => ({
    body: { items: (body as { ids: string[] }).ids.map((id) => ({ id, version: 2, status: 'draft' })) },
  }));
  const drawn = await shown();
  const { user } = drawn;
  const [first, second] = screen.getAllByRole('button', { name: 'More on Nobody yet, Stagehand' });
  await user.click(first as HTMLElement);
  expect(screen.queryByRole('menuitem', { name: 'Reactivate' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Call off' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Call off' }));
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Rain');
  await user.click(sheet.getByRole('button', { name: 'Call off' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said()).toContain('Positions reactivated: 1'));
  await user.click(second as HTMLElement);
  expect(screen.queryByRole('menuitem', { name: 'Call off' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Reactivate' }));
  await waitFor(() => expect(bodyOf(moved)).toHaveLength(3));
  expect(bodyOf(moved).slice(1)).toEqual([
    { ids: ['open-1'], action: 'reactivate' },
    { ids: ['open-2'], action: 'reactivate' },
  ]);
});

test('removed positions come back by Undo; a position that somebody has cannot be removed', async () => {
  server.on(removed, () => ({ body: { ids: ['open-1', 'open-2'] } }));
  server.on('POST /projectCrewItems/restore', () => ({ body: { ids: ['open-1', 'open-2'] } }));
  const drawn = await shown();
  const { user } = drawn;
  await choose(drawn, 'Luc, Stagehand', 'Nobody yet, Stagehand');
  const never = await chosenAction(drawn, 'Remove');
  expect(never).toHaveAttribute('aria-disabled', 'true');
  expect(never).toHaveTextContent('Not possible for all selected');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Luc, Stagehand' }));
  await user.click(await chosenAction(drawn, 'Remove'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said()).toContain('Positions restored: 2'));
  expect(bodyOf(removed)).toEqual([
    {
      items: [
        { id: 'open-1', version: 1 },
        { id: 'open-2', version: 1 },
      ],
    },
  ]);
  expect(bodyOf('POST /projectCrewItems/restore')).toEqual([{ ids: ['open-1', 'open-2'] }]);
});

const terms = (status: 'draft' | 'vacant', applicants = 0) =>
  server.on('GET /projectCrewItems/offerChoices', ({ query }) => ({
    body: {
      items: (query.get('items') ?? '').split(',').map((id) => ({
        id,
        version: 1,
        status,
        functionId: 'hand',
        caption: 'Stagehand',
        startDate: '2031-01-05',
        startTime: '08:00',
        timeZone: 'Europe/Vienna',
        startsAt: '2031-01-05T07:00:00Z',
        applicants,
        offer: null,
      })),
      functions: [{ id: 'hand', caption: 'Stagehand' }],
      regions: [],
      crews: [],
      firstCome: false,
    },
  }));

test('several are offered as vacancies, and are chosen until it is done', async () => {
  terms('draft');
  server.on('GET /projectCrewItems/offerReach', () => ({ body: { people: 14 } }));
  server.on('POST /projectCrewItems/offer', ({ body }) => ({
    body: {
      items: (body as { items: { id: string }[] }).items.map(({ id }) => ({
        id,
        version: 2,
        status: 'vacant',
      })),
    },
  }));
  const drawn = await shown();
  const { user } = drawn;
  await choose(drawn, 'Nobody yet, Stagehand');
  await user.click(await chosenAction(drawn, 'Offer as vacancy'));
  expect(await screen.findByText('14 people can see it')).toBeVisible();
  const sheet = within(screen.getByRole('dialog', { name: 'Offer as vacancies' }));
  await user.click(sheet.getByRole('button', { name: 'Offer as vacancies' }));
  await waitFor(() => expect(said()).toEqual(['Offered as vacancies: 2']));
  expect(bodyOf('POST /projectCrewItems/offer')).toMatchObject([
    { items: [{ id: 'open-1' }, { id: 'open-2' }] },
  ]);
  expect(screen.getByRole('button', { name: 'Select' })).toBeVisible();
});

test.each([
  ['refused', true],
  ['expired', true],
  ['confirmed', false],
] as const)('a position that is %s can be offered: %s', async (status, offered) => {
  has({ ...luc, status, presence: status });
  const { user } = await shown();
  await user.click(screen.getByRole('button', { name: 'More on Luc, Stagehand' }));
  await screen.findAllByRole('menuitem');
  expect(screen.queryAllByRole('menuitem', { name: 'Offer as vacancy' })).toHaveLength(offered ? 1 : 0);
});

test('an offer is changed in the same sheet', async () => {
  has(luc, open('open-1', { status: 'vacant' }));
  terms('vacant');
  server.on('GET /projectCrewItems/offerReach', () => ({ body: { people: 14 } }));
  const drawn = await shown();
  await choose(drawn, 'Nobody yet, Stagehand');
  await drawn.user.click(await chosenAction(drawn, 'Change the offer'));
  expect(await screen.findByRole('dialog', { name: 'Change the offer' })).toBeVisible();
});

/** The server takes every offer back that it is asked for. */
const withdraws = () =>
  server.on(moved, ({ body }) => ({
    body: {
      items: (body as { ids: string[] }).ids.map((id) => ({ id, version: 2, status: 'draft' })),
    },
  }));

test('an offer for which people have applied is withdrawn once that was said', async () => {
  has(
    open('open-1', { status: 'vacant', applicants: 2 }),
    open('open-2', { status: 'vacant', applicants: 1 }),
  );
  withdraws();
  const drawn = await shown();
  const { user } = drawn;
  await choose(drawn, 'Nobody yet, Stagehand');
  await user.click(await chosenAction(drawn, 'Withdraw vacancy'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw vacancy' }));
  expect(dialog.getByText(/^3 people have applied\. Their applications are turned down/)).toBeVisible();
  expect(bodyOf(moved)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Withdraw vacancy' }));
  await waitFor(() =>
    expect(bodyOf(moved)).toMatchObject([{ action: 'withdrawOffer', ids: ['open-1', 'open-2'] }]),
  );
  expect(screen.getByRole('button', { name: 'Select' })).toBeVisible();
});

test('offers are withdrawn, with Undo; what refuses is named', async () => {
  const vacant = { status: 'vacant' } as const;
  has(open('open-1', vacant), open('open-2', vacant));
  withdraws();
  const drawn = await shown();
  const { user } = drawn;
  await choose(drawn, 'Nobody yet, Stagehand');
  await user.click(await chosenAction(drawn, 'Withdraw vacancy'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodyOf(moved)).toHaveLength(2));
  expect(bodyOf(moved)).toMatchObject([{ action: 'withdrawOffer' }, { action: 'offer' }]);
  const refusal = apiError(409, 'wrong_state') as { status: number; body: object };
  server.on(removed, () => ({
    ...refusal,
    body: { ...refusal.body, params: { person: '', function: 'Stagehand', day: '2025-11-21' } },
  }));
  await choose(drawn, 'Nobody yet, Stagehand');
  await user.click(await chosenAction(drawn, 'Remove'));
  await waitFor(() =>
    expect(said().join('')).toMatch(/Nobody yet, Stagehand, Fri.*Somebody has, had or wants it/),
  );
});

describe('without a network', () => {
  afterEach(() => act(() => setNetwork(true)));

  test('several can be chosen, and it says why they cannot be changed', async () => {
    const drawn = await shown();
    await choose(drawn, 'Luc, Stagehand');
    act(() => setNetwork(false));
    expect(await screen.findByText(/^You’re offline\. Positions can be changed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change (1)' })).toBeDisabled();
  });
});

test('who may not edit, and a crew that is signed off, offer nothing of it but the hours', async () => {
  signInAs({ roles: ['planner'], rights: { crews: ['READ'] } });
  const drawn = await shown();
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
  drawn.unmount();
  signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'] } });
  const { user } = await shown({ signedOffAt: '2025-11-22T06:00:00Z' });
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More on Luc, Stagehand' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Hours']);
});
