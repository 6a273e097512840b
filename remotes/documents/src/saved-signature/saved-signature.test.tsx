import { apiError, expectNoAxeViolations, pageTest } from '@callboard/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as documentPage from '../document/document-page.tsx';
import * as listPage from '../document-list/document-list-page.tsx';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithDocument, sampleDocument } from '../base/sample-document.ts';

const { server, show } = pageTest(feature);
let saved = true;

beforeEach(() => {
  sessionStorage.clear();
  saved = true;
  answerWithDocument(server, () => sampleDocument());
  server.on('GET /documents', () => ({ body: { items: [], total: 0, page: 1, limit: 60 } }));
  server.on('GET /documents/savedSignature', () => ({
    body: { saved, how: saved ? 'typed' : null, name: saved ? 'Ada Kern' : '', imageUrl: null },
  }));
  server.on('DELETE /documents/savedSignature', () => {
    saved = false;
    return { status: 204 };
  });
});
const forgotten = () => server.requests.filter(({ method }) => method === 'DELETE');

async function inList() {
  const shown = await show(listPage, { path: paths.documentList.pattern, at: paths.documentList.to() });
  await shown.user.click(await screen.findByRole('button', { name: 'Saved signature' }));
  return { ...shown, sheet: within(await screen.findByRole('dialog', { name: 'Saved signature' })) };
}
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Delete your saved signature?' }));

test('beside the documents it is seen, and deleted after a question', async () => {
  const { user, sheet, container } = await inList();
  expect(await sheet.findByText('Ada Kern')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Delete saved signature' }));
  await user.click((await question()).getByRole('button', { name: 'Keep it' }));
  expect(forgotten()).toEqual([]);
  await user.click(sheet.getByRole('button', { name: 'Delete saved signature' }));
  await user.click((await question()).getByRole('button', { name: 'Delete saved signature' }));
  expect(await screen.findByText('No saved signature')).toBeInTheDocument();
  expect(forgotten()).toHaveLength(1);
});

test('a signature that could not be deleted says so and is still there', async () => {
  server.on('DELETE /documents/savedSignature', () => apiError(500, 'internal'));
  const { user, sheet } = await inList();
  await user.click(await sheet.findByRole('button', { name: 'Delete saved signature' }));
  const asks = await question();
  await user.click(asks.getByRole('button', { name: 'Delete saved signature' }));
  expect(await asks.findByRole('alert')).toBeInTheDocument();
});

test('whoever keeps none is told how to', async () => {
  saved = false;
  const { sheet } = await inList();
  expect(await sheet.findByText('No saved signature')).toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: 'Delete saved signature' })).not.toBeInTheDocument();
});

test('deleted while signing, a new one is drawn', async () => {
  const at = paths.document.to({ id: 'd-1' }, { read: '1' });
  const { user } = await show(documentPage, { path: paths.document.pattern, at });
  fireEvent.load(await screen.findByRole('img', { name: 'Contract of Ada' }));
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign document' }));
  await user.click(await sheet.findByRole('button', { name: 'Delete saved signature' }));
  await user.click((await question()).getByRole('button', { name: 'Delete saved signature' }));
  expect(
    await sheet.findByRole('checkbox', { name: 'Keep this signature for next time' }),
  ).toBeInTheDocument();
  await waitFor(() => expect(sheet.queryByText('Ada Kern')).not.toBeInTheDocument());
});
