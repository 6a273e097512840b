import { apiError, pageTest } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as page from '../document/document-page.tsx';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithDocument, sampleDocument } from '../base/sample-document.ts';

const { server, show } = pageTest(feature);
let delegation: 'people' | 'anybody' = 'people';
let mayDelegate = true;

beforeEach(() => {
  sessionStorage.clear();
  delegation = 'people';
  mayDelegate = true;
  answerWithDocument(server, () =>
    sampleDocument({ delegation, may: { sign: true, decline: true, delegate: mayDelegate } }),
  );
  server.on('GET /documents/d-1/delegates', () => ({
    body: { items: [{ id: 'p-9', name: 'Ben Adler' }], total: 1, page: 1, limit: 20 },
  }));
  server.on('POST /documents/d-1/delegate/s-1', () => ({
    body: {
      id: 'd-1',
      version: 2,
      status: 'readyToSign',
      signatoryId: 's-1',
      name: 'Ben Adler',
      byLink: false,
    },
  }));
});
const sent = () =>
  server.requests.filter(({ method, path }) => method === 'POST' && path.includes('/delegate/'));

async function opened() {
  const { user } = await show(page, { path: paths.document.pattern, at: paths.document.to({ id: 'd-1' }) });
  await user.click(await screen.findByRole('button', { name: 'Pass on the signature' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Pass on the signature' }));
  return { user, sheet };
}

test('a colleague is found by name and signs instead', async () => {
  const { user, sheet } = await opened();
  expect(sheet.queryByRole('button', { name: 'By email' })).not.toBeInTheDocument();
  await user.type(await sheet.findByRole('combobox', { name: /^Person/ }), 'Ben');
  await user.click(await screen.findByRole('option', { name: /Ben Adler/ }));
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'On leave');
  await user.click(sheet.getByRole('button', { name: 'Pass on' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ to: 'person', personId: 'p-9', reason: 'On leave' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('without anybody nothing goes out', async () => {
  const { user, sheet } = await opened();
  await user.click(sheet.getByRole('button', { name: 'Pass on' }));
  await waitFor(() => expect(sheet.getByRole('combobox', { name: /^Person/ })).toBeInvalid());
  expect(sent()).toEqual([]);
});

test('where the document lets, whoever reads a mail signs instead', async () => {
  delegation = 'anybody';
  const { user, sheet } = await opened();
  await user.click(await sheet.findByRole('button', { name: 'By email' }));
  await user.type(sheet.getByRole('textbox', { name: /^Name/ }), 'Zoë Łukasz');
  await user.type(sheet.getByRole('textbox', { name: /^Email address/ }), 'zoe@example');
  await user.click(sheet.getByRole('button', { name: 'Pass on' }));
  expect(sent()).toEqual([]);
  await user.type(sheet.getByRole('textbox', { name: /^Email address/ }), '.org');
  await user.click(sheet.getByRole('button', { name: 'Pass on' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ to: 'mail', name: 'Zoë Łukasz', email: 'zoe@example.org' });
});

test('a document that was signed meanwhile says so', async () => {
  server.on('POST /documents/d-1/delegate/s-1', () => apiError(409, 'wrong_state'));
  const { user, sheet } = await opened();
  await user.type(await sheet.findByRole('combobox', { name: /^Person/ }), 'Ben');
  await user.click(await screen.findByRole('option', { name: /Ben Adler/ }));
  await user.click(sheet.getByRole('button', { name: 'Pass on' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('who may not pass it on is offered nothing', async () => {
  mayDelegate = false;
  await show(page, { path: paths.document.pattern, at: paths.document.to({ id: 'd-1' }) });
  await screen.findByRole('button', { name: 'Read and sign' });
  expect(screen.queryByRole('button', { name: 'Pass on the signature' })).not.toBeInTheDocument();
});
