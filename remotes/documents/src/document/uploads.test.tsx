import type { DocumentDetail } from '@callboard/contract';
import { pageTest } from '@callboard/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../paths.ts';
import { answerWithDocument, sampleDocument, sampleRow } from '../sample-document.ts';
import * as page from './document-page.tsx';

const { server, show } = pageTest(feature);
let shown: DocumentDetail;
const none = { signatories: [], myTurn: false, isReadyToSign: false };

beforeAll(() => {
  URL.createObjectURL = () => 'blob:contract';
  URL.revokeObjectURL = () => {};
});
beforeEach(() => {
  sessionStorage.clear();
  answerWithDocument(server, () => shown);
});
const opened = (search: Record<string, string> = {}) =>
  show(page, { path: paths.document.pattern, at: paths.document.to({ id: 'd-1' }, search) });
const sent = (what: string) =>
  server.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith(what))
    .map(({ body }) => body);

describe('a paper that the office wants', () => {
  beforeEach(() => {
    const status = { id: 'toUpload', caption: 'To upload' } as const;
    shown = sampleDocument({
      ...none,
      status,
      file: null,
      may: { sign: false, decline: false, upload: true },
    });
    server.on('POST /uploads', () => ({
      body: { id: 'u-1', name: 'card.png', type: 'image/png', size: 3 },
    }));
  });

  test('without a file nothing goes out', async () => {
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Upload document' }));
    await user.click(sheet.getByRole('button', { name: 'Send to the office' }));
    expect(await sheet.findByText('Please fill this in.')).toBeInTheDocument();
    expect(sent('/uploads')).toEqual([]);
  });
});

describe('what waits for the office', () => {
  beforeEach(() => {
    const status = { id: 'beingVerified', caption: 'Being verified' } as const;
    shown = sampleDocument({ ...none, status, may: { sign: false, decline: false, verify: true } });
    const items = [sampleRow(), sampleRow({ id: 'd-2' })];
    server.on('GET /documents', () => ({ body: { items, total: 2, page: 1, limit: 2 } }));
    server.on('POST /documents/d-1/verify', () => ({
      body: { id: 'd-1', version: 2, status: 'information' },
    }));
  });

  test('is approved once it was looked at, and the next one opens', async () => {
    const { user, address } = await opened();
    expect(await screen.findByRole('button', { name: 'Check' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const approve = await screen.findByRole('button', { name: 'Approve' });
    expect(approve).toBeDisabled();
    fireEvent.load(await screen.findByRole('img', { name: 'Contract of Ada' }));
    await waitFor(() => expect(approve).toBeEnabled());
    await user.click(approve);
    await waitFor(() => expect(address()).toBe('/documents/d-2?read=1'));
    expect(sent('/verify')).toEqual([{ approve: true }]);
  });

  test('is rejected with a reason that its owner reads', async () => {
    const { user } = await opened({ read: '1' });
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Reject document' }));
    await user.click(sheet.getByRole('button', { name: 'Can’t be read' }));
    await user.click(sheet.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(sent('/verify')).toEqual([{ approve: false, code: 'unreadable' }]));
  });

  test('is rejected with words of one’s own only where there are some', async () => {
    const { user } = await opened({ read: '1' });
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Reject document' }));
    await user.click(sheet.getByRole('button', { name: 'Something else' }));
    await user.click(sheet.getByRole('button', { name: 'Reject' }));
    expect(await sheet.findByText('Please fill this in.')).toBeInTheDocument();
    await user.type(sheet.getByRole('textbox', { name: /What is wrong/ }), 'A corner is missing');
    await user.click(sheet.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(sent('/verify')).toEqual([{ approve: false, code: 'other', reason: 'A corner is missing' }]),
    );
  });
});

test('who handed it in reads the reason in words', async () => {
  shown = sampleDocument({
    ...none,
    status: { id: 'refused', caption: 'Refused' },
    reasonCode: 'expired',
    reason: 'Since March',
    may: { sign: false, decline: false, upload: true },
  });
  await opened();
  expect(await screen.findByText('Expired · Since March')).toBeInTheDocument();
});
