import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed, sampleRow } from '../base/sample-plus-crew.ts';
import * as page from './plus-crews-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => signInAs({ roles: ['planner'], rights: { plusCrews: ['READ', 'EDIT'] } }));
const opened = (at = '/plus-crews') => show(page, { path: paths.plusCrews.pattern, at });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Plus crews' })).findAllByRole('link');

test('a row tells how a plus crew does, and its bonus so far and likely', async () => {
  server.on('GET /plusCrews', () => ({
    body: listed([
      sampleRow(),
      sampleRow({
        id: 'ten',
        number: 'PC-10',
        name: 'Ticketing',
        company: null,
        state: 'noData',
        active: false,
      }),
    ]),
  }));
  const { container } = await opened();
  const [first, second] = await rows();
  expect(first).toHaveAccessibleName(
    /Band seven.*PC-7 · Opera Ltd · People: 2.*On target.*So far €300\.00, likely €500\.00/,
  );
  expect(first).toHaveAttribute('href', '/plus-crews/PC-7');
  expect(second).toHaveAccessibleName(/Ticketing.*No figures yet.*Not active/);
  expect(second).not.toHaveAccessibleName(/likely/);
  expect(server.requests.map(({ url }) => url)).toEqual(feature.pages.plusCrews.warm);
  await expectNoAxeViolations(container);
});

test('active ones can be asked for', async () => {
  server.on('GET /plusCrews', () => ({ body: listed([sampleRow()]) }));
  const { user, address } = await opened();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Active' }));
  expect(address()).toBe('/plus-crews?show=active');
  await waitFor(() => expect(server.requests.at(-1)?.query.get('active')).toBe('true'));
});

test('where there is nothing it says so', async () => {
  server.on('GET /plusCrews', () => ({ body: listed([]) }));
  const { container } = await opened();
  expect(await screen.findByText('No plus crews yet')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a failure is told, and trying again helps', async () => {
  server.on('GET /plusCrews', () => apiError(403, 'forbidden'));
  const { user } = await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this');
  server.on('GET /plusCrews', () => ({ body: listed([sampleRow()]) }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

describe('without a connection', () => {
  afterEach(() => act(() => void fireEvent.online(window)));
  test('what was never read says why it is not there', async () => {
    server.on('GET /plusCrews', () => ({ drop: true }));
    act(() => void fireEvent.offline(window));
    await opened();
    expect(await screen.findByText('This list is not on your phone')).toBeInTheDocument();
  });
});
