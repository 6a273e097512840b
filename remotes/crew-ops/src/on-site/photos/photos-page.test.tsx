import 'fake-indexeddb/auto';
import type { CrewPhoto, ProjectCrew } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listed, sampleCrew } from '../../crew/crew/sample-crew.ts';
import feature from '../../feature.ts';
import { freshPhone, network, phoneAt, putPhoneAway, there } from '../check/phone-for-tests.ts';
import * as page from './photos-page.tsx';

const { server, show } = pageTest(feature);
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
// jsdom has none, and every browser has.
Blob.prototype.arrayBuffer = function arrayBuffer() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};
beforeEach(async () => {
  phoneAt(there);
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  await freshPhone();
});
afterEach(() => {
  putPhoneAway();
  jest.restoreAllMocks();
});

const samplePhoto = (number: number, own: Partial<CrewPhoto> = {}): CrewPhoto => ({
  id: `photo-${number}`,
  version: 1,
  crewId: 'crew-1',
  crewName: 'Load-in',
  projectNumber: '4711',
  caption: `Gate ${number}`,
  takenAt: '2025-11-21T20:00:00Z',
  submittedAt: '2025-11-21T20:00:00Z',
  by: 'Ada Kern',
  mine: false,
  state: 'approved',
  reason: '',
  reasonCode: null,
  decidedAt: null,
  url: `/files/photo-${number}`,
  medium: `/files/photo-${number}-1024`,
  small: `/files/photo-${number}-384`,
  may: { approve: false, withdraw: false, delete: false },
  ...own,
});
function answer(photos: CrewPhoto[], may: Partial<ProjectCrew['may']> = {}) {
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew({ may }) }));
  server.on('GET /projectCrews/crew-1/photos', () => ({ body: listed(photos) }));
}
const path = '/crews/{id}/photos';
const opened = (search = '') => show(page, { path, at: `/crews/crew-1/photos${search}` });
const many = (count: number) => Array.from({ length: count }, (_, at) => samplePhoto(at + 1));

test('the page shows every photo with who, when and how it stands, of fixed size and loaded when near', async () => {
  answer([samplePhoto(1), samplePhoto(2, { state: 'rejected', reason: 'Too dark' }), ...many(200).slice(2)]);
  const { container } = await opened();
  const list = within(await screen.findByRole('list', { name: 'Photos' }));
  expect(list.getAllByRole('listitem')).toHaveLength(200);
  expect(list.getByRole('button', { name: /^Gate 2, Ada Kern, .*, Rejected$/ })).toBeInTheDocument();
  const picture = container.querySelector('li img');
  expect(picture).toHaveAttribute('src', '/files/photo-1-384');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('width', '384');
  expect(screen.queryByLabelText('New photos')).not.toBeInTheDocument();
});

test('keys and buttons turn over, the reason stands with a rejected one, Close goes back', async () => {
  answer([samplePhoto(1), samplePhoto(2, { state: 'rejected', reason: 'Too dark' })]);
  const { user, address, container } = await opened();
  await user.click(await screen.findByRole('button', { name: /^Gate 1,/ }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Gate 1' }));
  expect(address()).toBe('/crews/crew-1/photos?photo=photo-1');
  expect(viewer.getByText('1 of 2')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Reason: Too dark')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Photo before' }));
  expect(await screen.findByRole('dialog', { name: 'Gate 1' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Close photo' }));
  expect(address()).toBe('/crews/crew-1/photos');
});

test('who decides approves at once, and rejects with a reason', async () => {
  const waits = { state: 'pending', may: { approve: true, withdraw: false, delete: false } } as const;
  answer([samplePhoto(1, waits), samplePhoto(2, waits), samplePhoto(3)]);
  server.on('POST /photos/photo-1/approve', () => ({ body: samplePhoto(1) }));
  server.on('POST /photos/photo-2/reject', () => ({ body: samplePhoto(2, { state: 'rejected' }) }));
  const { user } = await opened('?photo=photo-1');
  await user.click(await screen.findByRole('button', { name: 'Approve photo' }));
  await waitFor(() => expect(server.count('POST /photos/photo-1/approve')).toBe(1));
  await user.keyboard('{ArrowRight}');
  await user.click(await screen.findByRole('button', { name: 'Reject photo' }));
  await user.click(screen.getByRole('button', { name: 'Blurred or too dark' }));
  await waitFor(() => expect(server.count('POST /photos/photo-2/reject')).toBe(1));
  const said = server.requests.find(({ path: to }) => to === '/photos/photo-2/reject');
  expect(said?.body).toEqual({ code: 'blurred', reason: '' });
});

test('the own photo is deleted after a question, and comes back when the server refuses', async () => {
  answer([samplePhoto(1, { mine: true, may: { approve: false, withdraw: false, delete: true } })]);
  server.on('DELETE /photos/photo-1', () => apiError(422, 'too_late'));
  const { user } = await opened('?photo=photo-1');
  await user.click(await screen.findByRole('button', { name: 'Delete photo' }));
  expect(screen.getByText('Delete this photo? It is gone for everybody.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete photo' }));
  await waitFor(() => expect(server.count('DELETE /photos/photo-1')).toBe(1));
  expect(await screen.findByRole('button', { name: /^Gate 1,/ })).toBeInTheDocument();
});

test('a photo taken without network waits as a tile and goes out with its caption', async () => {
  // jsdom decodes and draws nothing.
  const picture = { width: 4, height: 3, close: () => undefined };
  globalThis.createImageBitmap = () => Promise.resolve(picture as ImageBitmap);
  const shown = jest.fn();
  const pen = { fillRect: () => undefined, drawImage: () => undefined, transferFromImageBitmap: shown };
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['{}'], { type: 'image/jpeg' }));
  answer([], { addPhoto: true });
  server.on('POST /uploads', () => ({
    body: { id: 'upload-1', name: 'gate.jpg', type: 'image/webp', size: 3 },
  }));
  server.on('POST /projectCrews/crew-1/photos', () => ({ body: samplePhoto(9) }));
  const { user, container } = await opened();
  expect(await screen.findByText('No photos yet')).toBeInTheDocument();
  await network(false);
  const gate = new File(['{}'], 'gate.jpg', { type: 'image/jpeg', lastModified: 1_700_000_000_000 });
  await user.upload(await screen.findByLabelText('New photos'), gate);
  await user.type(await screen.findByRole('textbox', { name: /What do they show/ }), 'Gate 3');
  await user.click(screen.getByRole('button', { name: 'Send photo' }));
  expect(await screen.findByText('Saved here')).toBeInTheDocument();
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(server.count('POST /uploads')).toBe(0);
  await expectNoAxeViolations(container);
  await network(true);
  await waitFor(() => expect(server.count('POST /projectCrews/crew-1/photos')).toBe(1));
  expect(
    server.requests.find(({ method, path: to }) => method === 'POST' && to.endsWith('/photos'))?.body,
  ).toEqual({
    uploadId: 'upload-1',
    caption: 'Gate 3',
    takenAt: '2023-11-14T22:13:20.000Z',
  });
});

test('a photo that this browser cannot open waits by its name and goes out as it is', async () => {
  globalThis.createImageBitmap = () => Promise.reject(new Error('The source image could not be decoded.'));
  answer([], { addPhoto: true });
  server.on('POST /uploads', () => ({
    body: { id: 'upload-2', name: 'IMG_0001.heic', type: 'image/webp', size: 3 },
  }));
  server.on('POST /projectCrews/crew-1/photos', () => ({ body: samplePhoto(9) }));
  const { user, container } = await opened();
  await screen.findByText('No photos yet');
  await network(false);
  const photo = new File(['{}'], 'IMG_0001.heic', { type: 'image/heic' });
  await user.upload(await screen.findByLabelText('New photos'), photo);
  await user.click(await screen.findByRole('button', { name: 'Send photo' }));
  const tile = within((await screen.findByText('Saved here')).closest('li')!);
  expect(await tile.findByText('IMG_0001.heic')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await network(true);
  await waitFor(() => expect(server.count('POST /projectCrews/crew-1/photos')).toBe(1));
  expect(server.requests.find(({ path: to }) => to === '/uploads')?.query.get('name')).toBe('IMG_0001.heic');
});

test('a crew that is not there or not open says so', async () => {
  server.on('GET /projectCrews/crew-1/photos', () => apiError(404, 'not_found'));
  await opened();
  expect(await screen.findByText('Crew items not found')).toBeInTheDocument();
});
