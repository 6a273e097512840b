import 'fake-indexeddb/auto';
import { startOutbox, stopOutbox } from '@callboard/client';
import type { CrewItemRatings, CrewRatings } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { toasts } from '@callboard/ui';
import { IDBFactory } from 'fake-indexeddb';
import { sampleCrew } from '../crew/crew/sample-crew.ts';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { withRated } from './given.ts';
import * as page from './rate-crew-page.tsx';
import { ratingsOf, sampleRating, sampleRatings } from './sample-ratings.ts';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const network = (there: boolean) => act(async () => setNetwork(there));
const at = '/projectCrews/crew-1/projectCrewItemRatings';

beforeEach(async () => {
  sessionStorage.clear();
  toasts.clear();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  signInAs({ roles: ['client'], rights: { crews: ['READ'] } });
  await startOutbox({ tenant: 'nordlicht', person: 'clara' }, () => 'token');
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew({ may: { rate: true } }) }));
});
afterEach(async () => {
  act(stopOutbox);
  await network(true);
});

/** A server that keeps what is sent. */
function answer(items: CrewItemRatings[], own: Partial<CrewRatings> = {}) {
  let list = ratingsOf(items, own);
  server.on(`GET ${at}`, () => ({ body: list }));
  server.on(`POST ${at}`, ({ body }) => {
    const { people } = body as { people: Parameters<typeof withRated>[1] };
    list = withRated(list, people, { key: 'sent', at: '2025-11-22T08:00:00.000Z' });
    return { body: list };
  });
}
const opened = () => show(page, { path: paths.rateCrew.pattern, at: paths.rateCrew.to({ id: 'crew-1' }) });
const star = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Save ratings' });
const sent = () =>
  server.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { people: unknown }).people);
const said = () => toasts.current().map(({ message }) => message);
const person = async (name: string) =>
  within(
    (await screen.findByRole('heading', { level: 2, name })).closest('li') ?? document.createElement('li'),
  );

test('everybody of the crew with a tap per star, saved in one go', async () => {
  answer([sampleRatings('Ada'), sampleRatings('Luc', { functionCaption: 'Rigger' })]);
  const { user, container } = await opened();
  expect(await screen.findByText('0 of 2 rated')).toBeInTheDocument();
  expect((await person('Luc')).getByText('Rigger')).toBeInTheDocument();
  expect(save()).toBeDisabled();
  expect(screen.queryByRole('button', { name: /comment/ })).not.toBeInTheDocument();
  await user.click(star('Work, Ada', '5 stars'));
  await user.click(star('Teamwork, Ada', '4 stars'));
  await user.click(star('Work, Luc', '3 stars'));
  expect(screen.getByText('2 of 2 rated')).toBeInTheDocument();
  await user.click((await person('Ada')).getByRole('button', { name: 'Add comment: Ada' }));
  const comment = screen.getByRole('textbox', { name: 'Comment on Ada (optional)' });
  expect(comment).toHaveFocus();
  await user.type(comment, 'Quick hands ');
  await expectNoAxeViolations(container);
  await user.click(save());
  await waitFor(() => expect(said()).toEqual(['Ratings of 2 people saved']));
  expect(sent()).toEqual([
    [
      {
        crewItemId: 'item-Ada',
        ratings: [
          { typeId: 'teamwork', stars: 4 },
          { typeId: 'work', stars: 5 },
        ],
        comment: 'Quick hands',
      },
      { crewItemId: 'item-Luc', ratings: [{ typeId: 'work', stars: 3 }], comment: '' },
    ],
  ]);
  await waitFor(async () => expect((await person('Luc')).getByText('Rated')).toBeInTheDocument());
  expect(save()).toBeDisabled();
});

test('Undo gives back the stars that stood there before', async () => {
  answer([sampleRatings('Ada', { ratings: [sampleRating('work', 2)] }), sampleRatings('Luc')]);
  const { user } = await opened();
  expect((await person('Ada')).getByText('Rated')).toBeInTheDocument();
  await user.click(star('Work, Ada', '5 stars'));
  expect((await person('Ada')).getByText('Not saved')).toBeInTheDocument();
  await user.click(star('Work, Luc', '1 star'));
  await user.click(save());
  await waitFor(() => expect(toasts.current()[0]?.action?.label).toBe('Undo'));
  act(() => toasts.current()[0]?.action?.run());
  await waitFor(() => expect(star('Work, Ada', '2 stars')).toBeChecked());
  expect(star('Work, Luc', '1 star')).not.toBeChecked();
  await waitFor(() => expect(said()).toContain('Ratings are as before'));
  expect(sent()[1]).toEqual([
    { crewItemId: 'item-Ada', ratings: [{ typeId: 'work', stars: 2 }], comment: '' },
    { crewItemId: 'item-Luc', ratings: [], comment: '' },
  ]);
});

test('stars that were given before can be taken back', async () => {
  answer([sampleRatings('Ada', { ratings: [sampleRating('work', 2, { comment: 'Slow' })] })]);
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Remove stars: Work, Ada' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(sent()).toEqual([[{ crewItemId: 'item-Ada', ratings: [], comment: '' }]]));
  await waitFor(() => expect(screen.getByText('0 of 1 rated')).toBeInTheDocument());
});

test('stars that were not saved are still there after a reload', async () => {
  answer([sampleRatings('Ada')]);
  const first = await opened();
  await screen.findByText('0 of 1 rated');
  await first.user.click(star('Work, Ada', '4 stars'));
  first.unmount();
  await opened();
  await screen.findByText('1 of 1 rated');
  expect(star('Work, Ada', '4 stars')).toBeChecked();
  expect(save()).toBeEnabled();
  expect(sent()).toEqual([]);
});

test('without a network they are kept on the phone, and sent when it is back', async () => {
  answer([sampleRatings('Ada')]);
  const { user } = await opened();
  await screen.findByText('0 of 1 rated');
  await network(false);
  await user.click(star('Work, Ada', '4 stars'));
  await user.click(save());
  expect(await screen.findByText(/^Your ratings are saved on this phone/)).toBeInTheDocument();
  expect(star('Work, Ada', '4 stars')).toBeChecked();
  expect(sent()).toEqual([]);
  await network(true);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryByText(/^Your ratings are saved on this phone/)).not.toBeInTheDocument(),
  );
  expect(star('Work, Ada', '4 stars')).toBeChecked();
});

test('a refused rating stays on the screen, says so, and can be saved again', async () => {
  answer([sampleRatings('Ada'), sampleRatings('Luc')]);
  server.on(`POST ${at}`, () => apiError(409, 'wrong_state'));
  const { user } = await opened();
  await screen.findByText('0 of 2 rated');
  await user.click(star('Work, Ada', '4 stars'));
  await user.click(star('Work, Luc', '2 stars'));
  // Luc never came, as somebody has noted meanwhile.
  server.on(`GET ${at}`, () => ({ body: ratingsOf([sampleRatings('Ada')]) }));
  await user.click(save());
  expect(await screen.findByText(/^Nothing of this was saved/)).toBeInTheDocument();
  await screen.findByText('1 of 1 rated');
  expect(star('Work, Ada', '4 stars')).toBeChecked();
  answer([sampleRatings('Ada')]);
  await user.click(save());
  await waitFor(() => expect(said()).toEqual(['Ratings of 1 person saved']));
  expect(sent().at(-1)).toMatchObject([{ crewItemId: 'item-Ada' }]);
  await waitFor(() => expect(screen.queryByText(/^Nothing of this was saved/)).not.toBeInTheDocument());
});

test('who plans sees what others gave on the whole, beside the own stars', async () => {
  signInAs({ roles: ['planner'], rights: { crews: ['READ'] } });
  const others = sampleRating('work', 4, { mine: false, by: 'Clara Klient' });
  answer([sampleRatings('Ada', { average: 4.3, ratings: [others] }), sampleRatings('Luc')]);
  await opened();
  const ada = await person('Ada');
  expect(ada.getByText('All ratings of this job: 4.3 of 5')).toBeInTheDocument();
  expect(ada.queryByText('Rated')).not.toBeInTheDocument();
  expect(star('Work, Ada', '4 stars')).not.toBeChecked();
});

test('too early says from when, on the clock of the site', async () => {
  answer([], { opensAt: '2025-11-21T19:00:00.000Z' });
  const { container } = await opened();
  expect(await screen.findByText('Too early to rate')).toBeInTheDocument();
  expect(screen.getByText(/^You can rate this crew from .*21.*20:00/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save ratings' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a crew where nobody came has nobody to rate, and a way back', async () => {
  answer([]);
  await opened();
  expect(await screen.findByText('Nobody to rate')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the crew' })).toHaveAttribute('href', '/crews/crew-1');
});

test('who may not rate this crew is told who can', async () => {
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew() }));
  await opened();
  expect(await screen.findByText('Others rate this crew')).toBeInTheDocument();
  expect(server.count(`GET ${at}`)).toBe(0);
});

test('a crew that is not theirs is missing, and a server that fails can be asked again', async () => {
  server.on('GET /projectCrews/crew-1', () => apiError(404, 'not_found'));
  const { unmount } = await opened();
  expect(await screen.findByText('Crew items not found')).toBeInTheDocument();
  unmount();
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew({ may: { rate: true } }) }));
  server.on(`GET ${at}`, () => apiError(403, 'forbidden'));
  const { user } = await opened();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer([sampleRatings('Ada')]);
  await user.click(again);
  expect(await screen.findByText('0 of 1 rated')).toBeInTheDocument();
});
