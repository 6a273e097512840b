import type { DocumentRow } from '@callboard/contract';
import {
  apiError,
  desk,
  expectNoAxeViolations,
  pageTest,
  phone,
  screenOf,
  signInAs,
} from '@callboard/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { sampleDocument, sampleRow } from '../base/sample-document.ts';
import * as page from './document-list-page.tsx';

const { server, show } = pageTest(feature);
let rows: readonly DocumentRow[];
beforeEach(() => {
  rows = [sampleRow()];
  server.on('GET /documents', ({ query }) => ({
    body: { items: rows, total: rows.length, page: 1, limit: Number(query.get('limit')) },
  }));
});

const opened = (search: Record<string, string> = {}) =>
  show(page, { path: paths.documentList.pattern, at: paths.documentList.to({}, search) });
const listed = async (name = 'Documents to sign') =>
  within(await screen.findByRole('list', { name })).findAllByRole('listitem');

test('documents to be signed come first, each with how it stands', async () => {
  rows = [sampleRow(), sampleRow({ id: 'd-2', name: 'Travel', myTurn: false, waitingFor: ['Erika Maier'] })];
  const { container } = await opened();
  const [first, second] = await listed();
  expect(first).toHaveTextContent('Your turn');
  expect(second).toHaveTextContent('Waiting for Erika Maier');
  expect(server.requests.map(({ url }) => url)).toEqual(
    expect.arrayContaining([...feature.pages.documentList.warm]),
  );
  await expectNoAxeViolations(container);
});

test('a document to be signed until a day that is near says so, and one that is late is red', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  rows = [sampleRow({ expiresAt: inHours(-49) }), sampleRow({ id: 'd-2', expiresAt: inHours(30) })];
  await opened();
  const [late, near] = await listed();
  expect(late).toHaveTextContent('Overdue by 2 days');
  expect(near).toHaveTextContent(/Sign by [A-Z][a-z]{2} \d\d:\d\d/);
});

test.each([
  ['toUpload', 'Nothing to upload'],
  ['beingVerified', 'Nothing is being checked'],
  ['all', 'No documents yet'],
])('the empty part %s says what will be there', async (tab, title) => {
  rows = [];
  await opened({ tab });
  expect(await screen.findByText(title)).toBeInTheDocument();
});

test('a document that the office rejected says why', async () => {
  rows = [sampleRow({ status: { id: 'refused', caption: 'Refused' }, myTurn: false, reason: 'Too dark' })];
  await opened({ tab: 'toUpload' });
  expect((await listed('Documents to upload'))[0]).toHaveTextContent('Too dark');
});

test('only the office is asked whose documents', async () => {
  signInAs({ roles: ['crew'] });
  const { unmount } = await opened();
  await listed();
  expect(screen.queryByRole('button', { name: 'Everybody' })).not.toBeInTheDocument();
  unmount();
  signInAs({ roles: ['office'] });
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Everybody' }));
  expect((await listed())[0]).toHaveTextContent('Ada Kern');
  expect(server.requests.some(({ query }) => query.get('of') === 'everybody')).toBe(true);
});

test('a failure is said, and trying again helps', async () => {
  server.on('GET /documents', () => apiError(403, 'forbidden'));
  const { user } = await opened();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  server.on('GET /documents', () => ({ body: { items: rows, total: 1, page: 1, limit: 60 } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await listed()).toHaveLength(1);
});

test('offline, what was never read says why it is not there', async () => {
  server.on('GET /documents', () => ({ drop: true }));
  act(() => void fireEvent.offline(window));
  await opened();
  expect(await screen.findByText('This list is not on your phone')).toBeInTheDocument();
  act(() => void fireEvent.online(window));
});

test('where there is room, the first document is open beside the list until another one is chosen', async () => {
  screenOf(desk);
  const about = { id: 'd-2', name: 'Travel' };
  rows = [sampleRow(), sampleRow(about)];
  server.on('GET /documents/d-1', () => ({ body: sampleDocument() }));
  server.on('GET /documents/d-2', () => ({ body: sampleDocument(about) }));
  const { user } = await opened();
  expect(await screen.findByRole('heading', { name: 'Contract of Ada' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /Travel/ }));
  expect(await screen.findByRole('heading', { name: 'Travel' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Contract of Ada' })).not.toBeInTheDocument();
  screenOf(phone);
});
