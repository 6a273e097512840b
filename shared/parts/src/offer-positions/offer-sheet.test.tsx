import type { OfferChoices } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { ToastRegion, toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { OfferSheet } from './offer-sheet.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(partsFeature);
const offered = 'POST /projectCrewItems/offer';
const moved = 'POST /projectCrewItemStatus';
const reach = 'GET /projectCrewItems/offerReach';
const onSaved = jest.fn();
const onClose = jest.fn();

type Item = OfferChoices['items'][number];
const item = (id: string, own: Partial<Item> = {}): Item => ({
  id,
  version: 3,
  status: 'draft',
  functionId: 'rigger',
  caption: 'Rigger',
  startDate: '2031-01-05',
  startTime: '08:00',
  timeZone: 'Europe/Vienna',
  startsAt: '2031-01-05T07:00:00Z',
  applicants: 0,
  offer: null,
  ...own,
});
const standing = {
  functionIds: ['rigger'],
  regionIds: ['west'],
  plannerCrewId: 'stars',
  until: '2031-01-03T17:00:00Z',
  firstCome: true,
};
const vacancy = (own: Partial<Item> = {}) => item('a', { status: 'vacant', offer: standing, ...own });
const captions = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), caption: name }));
const stands = (items: Item[], own: Partial<OfferChoices> = {}) =>
  server.on('GET /projectCrewItems/offerChoices', () => ({
    body: {
      items,
      functions: captions('Cook', 'Driver', 'Hand', 'Painter', 'Rigger', 'Sailor'),
      regions: captions('East', 'West'),
      crews: captions('Stars'),
      firstCome: false,
      ...own,
    },
  }));
const done = (status: 'vacant' | 'draft') => (request: { body: unknown }) => {
  const { items, ids } = request.body as { items?: { id: string }[]; ids?: string[] };
  const all = ids ?? items?.map(({ id }) => id) ?? [];
  return { body: { items: all.map((id) => ({ id, version: 4, status })) } };
};
const bodiesOf = (what: string) =>
  server.requests.filter(({ method, path }) => `${method} ${path}` === what).map(({ body }) => body);
const said = () => toasts.current().map(({ message }) => message);

beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  onSaved.mockReset();
  onClose.mockReset();
  signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'] } });
  stands([item('a')]);
  server.on(reach, ({ query }) => ({ body: { people: query.get('regions') ? 1 : 14 } }));
  server.on(offered, done('vacant'));
  server.on(moved, done('draft'));
});

async function opened(title = 'Offer as vacancies', own: { ids?: string[]; alike?: boolean } = {}) {
  const drawn = await show(
    <>
      <OfferSheet ids={own.ids ?? ['a']} alike={own.alike ?? false} onSaved={onSaved} onClose={onClose} />
      <ToastRegion />
    </>,
    {},
  );
  await screen.findByRole('spinbutton', { name: /^hour/ });
  const sheet = within(screen.getByRole('dialog', { name: title }));
  await sheet.findByText(/can see it|is not known/);
  return { ...drawn, sheet, send: () => drawn.user.click(sheet.getByRole('button', { name: title })) };
}

test('offered to its own function until a day before, as the rules say; Undo withdraws it', async () => {
  const { sheet, user, send, baseElement } = await opened();
  expect(sheet.getByText('14 people can see it')).toBeVisible();
  expect(sheet.getByRole('checkbox', { name: 'Rigger' })).toBeChecked();
  expect(sheet.queryByRole('checkbox', { name: 'Sailor' })).not.toBeInTheDocument();
  expect(sheet.getByRole('combobox', { name: 'Who gets it' })).toHaveValue('planner');
  await expectNoAxeViolations(baseElement);
  await send();
  await waitFor(() => expect(said()).toEqual(['Offered as vacancies: 1']));
  expect(bodiesOf(offered)).toEqual([
    {
      items: [{ id: 'a', version: 3 }],
      regionIds: [],
      plannerCrewId: null,
      until: '2031-01-04T07:00:00.000Z',
      firstCome: false,
    },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodiesOf(moved)).toEqual([{ ids: ['a'], action: 'withdrawOffer' }]));
});

test('to whom, with the people it reaches, and who decides', async () => {
  const { sheet, user, send } = await opened();
  await user.click(sheet.getByRole('button', { name: 'Show all (6)' }));
  await user.click(sheet.getByRole('checkbox', { name: 'Sailor' }));
  await user.click(sheet.getByRole('checkbox', { name: 'West' }));
  expect(await sheet.findByText('1 person can see it')).toBeVisible();
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Membership crew' }), 'stars');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Who gets it' }), 'firstCome');
  await waitFor(() =>
    expect(
      Object.fromEntries(server.requests.findLast(({ path }) => path.endsWith('Reach'))?.query ?? []),
    ).toEqual({
      functions: 'rigger,sailor',
      regions: 'west',
      crew: 'stars',
    }),
  );
  await send();
  await waitFor(() => expect(bodiesOf(offered)).toHaveLength(1));
  expect(bodiesOf(offered)[0]).toMatchObject({
    functionIds: ['rigger', 'sailor'],
    regionIds: ['west'],
    plannerCrewId: 'stars',
    firstCome: true,
  });
});

test('an offer that reaches nobody says so, and a count that fails does not stop it', async () => {
  server.on(reach, () => ({ body: { people: 0 } }));
  const { sheet, unmount } = await opened();
  expect(sheet.getByText('Nobody can see it')).toBeVisible();
  unmount();
  server.on(reach, () => apiError(500, 'internal'));
  const { sheet: again, send } = await opened();
  expect(await again.findByText('How many people can see it is not known right now.')).toBeVisible();
  await send();
  await waitFor(() => expect(bodiesOf(offered)).toHaveLength(1));
});

test('several functions: each is offered to its own', async () => {
  stands([item('a'), item('b', { functionId: 'cook', caption: 'Cook', startsAt: '2031-01-05T06:00:00Z' })]);
  const { sheet, send } = await opened(undefined, { ids: ['a', 'b'] });
  expect(sheet.getByText('Each position is offered to people with its own function.')).toBeVisible();
  await send();
  await waitFor(() => expect(bodiesOf(offered)).toHaveLength(1));
  expect(bodiesOf(offered)[0]).not.toHaveProperty('functionIds');
  // A day before the first of them begins.
  expect(bodiesOf(offered)[0]).toMatchObject({ until: '2031-01-04T06:00:00.000Z' });
});

test('the last day is not after the position begins, and not in the past', async () => {
  const { sheet, user } = await opened();
  const [first] = await within(sheet.getByRole('group', { name: /^Last day/ })).findAllByRole('spinbutton');
  await user.click(first as HTMLElement);
  await user.paste('06/01/2031');
  expect(await sheet.findByText(/^Not after it begins: Sun, 5 Jan 2031, 08:00/)).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Offer as vacancies' })).toBeDisabled();
});

describe('an offer that stands', () => {
  test('is changed as it stands, and is not undone', async () => {
    stands([vacancy({ applicants: 2 })]);
    const { sheet, user, send } = await opened('Change the offer');
    expect(sheet.getByText('Applicants: 2. They stay, whatever you change.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Withdraw the offer' })).not.toBeInTheDocument();
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Membership crew' }), '');
    await send();
    await waitFor(() => expect(said()).toEqual(['Offers changed: 1']));
    expect(bodiesOf(offered)).toEqual([
      {
        items: [{ id: 'a', version: 3 }],
        regionIds: ['west'],
        plannerCrewId: null,
        until: '2031-01-03T17:00:00.000Z',
        firstCome: true,
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('is withdrawn before anybody has applied; Undo offers it again', async () => {
    stands([vacancy()]);
    const { sheet, user } = await opened('Change the offer');
    await user.click(sheet.getByRole('button', { name: 'Withdraw the offer' }));
    await waitFor(() => expect(said()).toEqual(['Offers withdrawn: 1']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodiesOf(moved)).toEqual([
        { ids: ['a'], action: 'withdrawOffer' },
        { ids: ['a'], action: 'offer' },
      ]),
    );
  });
});

test('of positions just like each other all are offered, or the one that was tapped', async () => {
  stands([item('a'), item('b'), item('c', { status: 'requested' })]);
  const { sheet, user, send } = await opened(undefined, { alike: true });
  expect(server.requests.find(({ path }) => path.endsWith('offerChoices'))?.query.get('alike')).toBe('true');
  expect(sheet.getByText('Not offered: 1')).toBeVisible();
  await user.click(sheet.getByRole('checkbox', { name: 'All positions like this one: 2' }));
  await send();
  await waitFor(() => expect(bodiesOf(offered)).toMatchObject([{ items: [{ id: 'a' }] }]));
});

test.each<[string, Partial<Item>]>([
  ['without times', { startsAt: null, startTime: null }],
  ['that has begun', { startsAt: '2020-01-05T07:00:00Z' }],
  ['that somebody has', { status: 'confirmed' }],
])('a position %s cannot be offered', async (_, own) => {
  stands([item('a', own)]);
  await show(<OfferSheet ids={['a']} onSaved={onSaved} onClose={onClose} />, {});
  expect(await screen.findByText('It can’t be offered')).toBeVisible();
  expect(screen.getByText('It has no times yet, has begun, or somebody has it.')).toBeVisible();
});

test('a refusal is said, and the next try goes out with what stands there now', async () => {
  server.on(offered, () => apiError(409, 'conflict'));
  const { sheet, send } = await opened();
  stands([item('a', { version: 4 })]);
  await send();
  expect(await sheet.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(server.count('GET /projectCrewItems/offerChoices')).toBe(2));
  server.on(offered, done('vacant'));
  await send();
  await waitFor(() => expect(said()).toEqual(['Offered as vacancies: 1']));
  expect(bodiesOf(offered)[1]).toMatchObject({ items: [{ id: 'a', version: 4 }] });
});

test('an offer that cannot be read says so', async () => {
  server.on('GET /projectCrewItems/offerChoices', () => apiError(404, 'not_found'));
  await show(<OfferSheet ids={['a']} onSaved={onSaved} onClose={onClose} />, {});
  expect(await screen.findByText('Not found')).toBeInTheDocument();
});

describe('without a network', () => {
  afterEach(() => act(() => setNetwork(true)));

  test('nothing is offered, and what was chosen stays', async () => {
    const { sheet, user } = await opened();
    await user.click(sheet.getByRole('checkbox', { name: 'West' }));
    act(() => setNetwork(false));
    expect(await sheet.findByText(/^You’re offline\. Connect to offer positions/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Offer as vacancies' })).toBeDisabled();
    expect(sheet.getByRole('checkbox', { name: 'West' })).toBeChecked();
  });
});
