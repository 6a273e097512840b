import type { DocumentDetail } from '@callboard/contract';
import { apiError, desk, expectNoAxeViolations, pageTest, screenOf } from '@callboard/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithDocument, erika, sampleDocument, sampleSignatory } from '../base/sample-document.ts';
import * as page from './document-page.tsx';

const { server, show } = pageTest(feature);
let shown: DocumentDetail;

beforeEach(() => {
  sessionStorage.clear();
  shown = sampleDocument();
  answerWithDocument(server, () => shown);
});

const opened = (search: Record<string, string> = {}) =>
  show(page, { path: paths.document.pattern, at: paths.document.to({ id: 'd-1' }, search) });
const heading = () => screen.findByRole('heading', { level: 2, name: 'Contract of Ada' });
const sent = (what: string) =>
  server.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith(what))
    .map(({ body }) => body);

test('a document says who signs in which order and where it stands', async () => {
  const { container } = await opened();
  await heading();
  const lines = within(screen.getByRole('region', { name: 'Signatures' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1Ada Kern (you)Next',
    '2Erika MaierAfter Ada KernWaiting',
  ]);
  expect(screen.getByText('Your turn')).toBeInTheDocument();
  expect(server.requests.map(({ url }) => url)).toEqual(
    feature.pages.document.warm.map((path) => path.replace('{id}', 'd-1')),
  );
  await expectNoAxeViolations(container);
});

test('whose turn it is not waits, and is told for whom', async () => {
  const me = sampleSignatory({ step: 2, turn: false, waitingFor: ['Erika Maier'] });
  shown = sampleDocument({
    myTurn: false,
    waitingFor: ['Erika Maier'],
    signatories: [{ ...erika, step: 1, turn: true, waitingFor: [] }, me],
    may: { sign: false },
  });
  await opened();
  expect(await screen.findByText('Waiting for Erika Maier')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /sign$/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Read' })).toBeEnabled();
});

/** Reads it, agrees, and signs with the signature that is kept. */
async function signed() {
  const drawn = await opened();
  const { user } = drawn;
  await user.click(await screen.findByRole('button', { name: 'Read and sign' }));
  fireEvent.load(await screen.findByRole('img', { name: 'Contract of Ada' }));
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign document' }));
  await sheet.findByText('I have read it and sign it.');
  await user.click(await sheet.findByRole('checkbox', { name: 'I agree' }));
  await waitFor(() => expect(sheet.getByText('Ada Kern')).toBeInTheDocument());
  await user.click(sheet.getByRole('button', { name: 'Sign now' }));
  return { ...drawn, sheet };
}

describe('signing', () => {
  test('is reading, agreeing and giving a signature', async () => {
    server.on('POST /documents/d-1/sign/s-1', () => {
      shown = sampleDocument({ may: { sign: false, decline: false }, myTurn: false });
      const answer = { documentId: 'd-1', signatoryId: 's-1', signatureId: 'g-1', isSigned: false };
      return { body: { ...answer, signedAt: '2026-11-19T09:00:00Z', status: 'onGoing' } };
    });
    await signed();
    await waitFor(() =>
      expect(sent('/sign/s-1')).toMatchObject([
        { signature: { how: 'saved' }, consent: 'I have read it and sign it.', sha256: 'a'.repeat(64) },
      ]),
    );
    expect(sent('/viewed')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument());
  });

  test('without agreeing nothing goes out', async () => {
    const { user } = await opened({ read: '1' });
    fireEvent.load(await screen.findByRole('img', { name: 'Contract of Ada' }));
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sign document' }));
    await sheet.findByText('I have read it and sign it.');
    await user.click(sheet.getByRole('button', { name: 'Sign now' }));
    expect(await sheet.findByText('Please fill this in.')).toBeInTheDocument();
    expect(sent('/sign/s-1')).toEqual([]);
  });

  test('what this phone cannot show is not signed', async () => {
    await opened({ read: '1' });
    const picture = await screen.findByRole('img', { name: 'Contract of Ada' });
    fireEvent.error(picture);
    expect(await screen.findByText('These pages can’t be shown')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'I’ve read it' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
  });

  test('a document that has changed is read again', async () => {
    server.on('POST /documents/d-1/sign/s-1', () => {
      shown = sampleDocument({ sha256: 'b'.repeat(64) });
      return apiError(409, 'document_changed');
    });
    await signed();
    expect(await screen.findByText('The document has changed')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The new version has not been read yet.
    const again = await screen.findByRole('button', { name: 'I’ve read it' });
    expect(again).toBeDisabled();
  });

  test('whoever was overtaken is told for whom it waits', async () => {
    const params = { waitingFor: 'Erika Maier' };
    const body = { status: 409, code: 'not_your_turn', params, fields: [], traceId: 'trace-1' };
    server.on('POST /documents/d-1/sign/s-1', () => ({ status: 409, body }));
    await signed();
    expect(await screen.findByRole('alert')).toHaveTextContent('Erika Maier');
  });

  test('waits for a connection', async () => {
    await opened();
    await heading();
    act(() => void fireEvent.offline(window));
    expect(await screen.findByText('You’re offline. Connect to sign.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeDisabled();
    act(() => void fireEvent.online(window));
  });
});

test('declining takes a reason, and that is the answer', async () => {
  server.on('POST /documents/d-1/decline/s-1', () => ({
    body: { id: 'd-1', version: 2, status: 'declined' },
  }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Decline to sign' }));
  await user.type(sheet.getByLabelText('Reason'), ' The hours are wrong. ');
  await user.click(sheet.getByRole('button', { name: 'Decline to sign' }));
  await waitFor(() => expect(sent('/decline/s-1')).toMatchObject([{ reason: 'The hours are wrong.' }]));
});

test('a declined document says who and why', async () => {
  shown = sampleDocument({
    status: { id: 'declined', caption: 'Declined' },
    myTurn: false,
    signatories: [
      sampleSignatory({
        status: { id: 'declined', caption: 'Declined' },
        turn: false,
        declinedReason: 'The hours are wrong.',
        decidedAt: '2026-11-20T10:00:00Z',
      }),
    ],
    may: { sign: false, decline: false },
  });
  const { container } = await opened();
  expect(await screen.findByText('Ada Kern declined to sign')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a document that the law wants on paper says why', async () => {
  shown = sampleDocument({ paper: { why: 'A notice is signed on paper.' }, may: { sign: false } });
  await opened();
  expect(await screen.findByText('This document is signed on paper')).toBeInTheDocument();
  expect(screen.getByText('A notice is signed on paper.')).toBeInTheDocument();
});

test('the sealed file stands above the original', async () => {
  shown = sampleDocument({
    isSigned: true,
    completedAt: '2024-03-12T10:00:00Z',
    sealedAt: '2026-11-20T10:00:00Z',
    signedFile: { name: 'signed.pdf', type: 'application/pdf', size: 4_200_000 },
    may: { sign: false, decline: false },
  });
  await opened();
  expect(await screen.findByText(/^Signed document with certificate/)).toBeInTheDocument();
  expect(screen.getByText(/^All signed Tue,? 12 Mar 2024, .*4\.2 MB$/)).toBeInTheDocument();
  expect(screen.getByText(/^Original, without signatures/)).toBeInTheDocument();
});

test('where there is room facts and pages stand side by side', async () => {
  screenOf(desk);
  const { container } = await opened();
  await heading();
  expect(await screen.findByRole('img', { name: 'Contract of Ada' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'I’ve read it' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

describe('trouble', () => {
  test('a document that is not there leads to the list', async () => {
    server.on('GET /documents/d-1', () => apiError(404, 'not_found'));
    const { user, address } = await opened();
    await user.click(await screen.findByRole('link', { name: 'Go to documents' }));
    expect(address()).toBe('/documents');
  });

  test('pages that do not come can be tried again', async () => {
    shown = sampleDocument({ sha256: 'c'.repeat(64) });
    server.on('GET /file/contract', () => ({ status: 500 }));
    const { user } = await opened({ read: '1' });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    server.on('GET /file/contract', () => ({ raw: 'png' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Contract of Ada' })).toBeInTheDocument();
  });
});

test('the history of those who sign has their steps', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Show history' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'History' }));
  expect(sheet.getByText('Created')).toBeInTheDocument();
});

test('the office sees the whole evidence and whether it is unchanged', async () => {
  shown = sampleDocument({ may: { seeEvidence: true } });
  const event = { position: 1, kind: 'opened', at: '2026-11-19T09:00:00Z', timeZone: 'UTC', ip: '192.0.2.1' };
  const actor = { name: 'Ada Kern', email: 'ada@example.org', role: 'crew' };
  const rest = { peerIp: null, userAgent: '', authentication: 'password', step: null, sha256: '', hash: '' };
  const items = [{ ...event, actor, ...rest, details: {} }];
  server.on('GET /documents/d-1/events', () => ({
    body: { items, total: 1, page: 1, limit: 1000, whole: false },
  }));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Show history' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'History' }));
  expect(await sheet.findByText('The evidence was changed')).toBeInTheDocument();
  expect(sheet.getByText('Opened')).toBeInTheDocument();
});
