import type { FormDocument } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, samplePerformance } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import * as page from '../form/form-page.tsx';
import { paths } from '../base/paths.ts';
import { sampleFormDocument } from './sample-form-document.ts';

const { server, show } = pageTest(feature);
const form = { id: 'form-1', kind: 'form', name: 'Way home', intro: '' } as const;
const plain = { crew: null, date: null, shift: null, form };
const performed = (own: Parameters<typeof samplePerformance>[0] = {}) =>
  server.on('GET /forms/perform/form-1', () => ({
    body: samplePerformance({ ...plain, documents: 1, ...own }),
  }));
const listed = (items: readonly FormDocument[]) => ({
  body: { items, total: items.length, page: 1, limit: 200 },
});
const rules = (own: Partial<FormDocument> = {}) =>
  sampleFormDocument('House rules', { url: `${server.url}/file/rules`, ...own });

beforeEach(() => {
  performed();
  server.on('GET /forms/form-1/documents', () => listed([rules()]));
  server.on('GET /file/rules', () => ({ body: '123', headers: { 'content-type': 'image/png' } }));
});
const opened = () => show(page, { path: paths.form.pattern, at: paths.form.to({ id: 'form-1' }) });
/** A list that could not be read is a region of its own within it. */
async function first() {
  const [region] = await screen.findAllByRole('region', { name: 'Read first' });
  if (!region) throw new Error('Nothing is to be read first.');
  return within(region);
}

test('a document to be read first is opened over the questions, by an address that is asked for then', async () => {
  const { user, container } = await opened();
  const row = await (await first()).findByRole('button', { name: /House rules/ });
  expect(row).toHaveTextContent('Rules · 2 pages');
  await expectNoAxeViolations(container);
  const before = server.count('GET /forms/form-1/documents');
  await user.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'House rules' }));
  expect(await sheet.findByRole('img', { name: 'House rules' })).toBeInTheDocument();
  expect(server.count('GET /forms/form-1/documents')).toBe(before + 1);
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Are the exits free?' })).toBeInTheDocument();
});

test('a form without documents asks for none and says nothing of them', async () => {
  performed({ documents: 0 });
  await opened();
  await screen.findByRole('region', { name: 'Are the exits free?' });
  expect(screen.queryByRole('region', { name: 'Read first' })).not.toBeInTheDocument();
  expect(server.count('GET /forms/form-1/documents')).toBe(0);
});

test('a document to read is there before the form is begun, and gone once it is submitted', async () => {
  performed({
    state: 'new',
    resultId: null,
    may: { start: true, answer: false, change: false, sign: false },
  });
  const { unmount } = await opened();
  expect(await (await first()).findByText('House rules')).toBeInTheDocument();
  unmount();
  performed({ state: 'submitted', submittedAt: '2026-11-20T10:00:00Z' });
  await opened();
  await screen.findByText('The answers are locked.');
  expect(screen.queryByRole('region', { name: 'Read first' })).not.toBeInTheDocument();
});

test('a document that cannot be read keeps nobody from the questions, and is tried again', async () => {
  server.on('GET /forms/form-1/documents', () => apiError(500, 'internal'));
  const { user } = await opened();
  const retry = await (await first()).findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('region', { name: 'Are the exits free?' })).toBeInTheDocument();
  server.on('GET /forms/form-1/documents', () => listed([rules()]));
  await user.click(retry);
  expect(await (await first()).findByText('House rules')).toBeInTheDocument();
});

test('a document that was taken off meanwhile is said to be gone; without a connection what still works', async () => {
  const { user } = await opened();
  const open = async () => user.click(await (await first()).findByRole('button', { name: /House rules/ }));
  await (await first()).findByText('House rules');
  server.on('GET /forms/form-1/documents', () => listed([]));
  await open();
  const sheet = within(await screen.findByRole('dialog', { name: 'House rules' }));
  expect(await sheet.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  server.on('GET /forms/form-1/documents', () => ({ drop: true }));
  await user.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByText(/You can still fill in the form/)).toBeInTheDocument();
});
