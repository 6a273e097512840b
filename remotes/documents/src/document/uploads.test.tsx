import 'fake-indexeddb/auto';
import '../upload/blobs-in-jsdom.ts';
import { startOutbox, stopOutbox } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { apiError, pageTest, setNetwork, signInAs } from '@callboard/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithDocument, sampleDocument, sampleRow } from '../base/sample-document.ts';
import * as page from './document-page.tsx';

const { server, show } = pageTest(feature);
let shown: DocumentDetail;
const none = { signatories: [], myTurn: false, isReadyToSign: false };

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

  const network = (there: boolean) => act(async () => setNetwork(there));
  const handIn = async (content: BlobPart = '{}') => {
    const { user, container, unmount } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Upload document' }));
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('The field for files is on its way.');
      return found;
    });
    const file = new File([content], 'card.png', { type: 'image/png' });
    await user.upload(input, file);
    return {
      user,
      container,
      unmount,
      sheet,
      send: () => user.click(sheet.getByRole('button', { name: 'Send to the office' })),
    };
  };

  describe('on a phone that comes and goes', () => {
    beforeEach(async () => {
      for (const level of ['info', 'warn'] as const)
        jest.spyOn(console, level).mockImplementation(() => undefined);
      Object.assign(globalThis, { indexedDB: new IDBFactory() });
      signInAs({ roles: ['crew'] });
      await startOutbox({ tenant: 'nordlicht', person: 'mia' }, () => 'token');
      server.on('POST /documents/d-1/file', () => ({
        body: { id: 'd-1', version: 2, status: 'beingVerified' },
      }));
    });
    afterEach(async () => {
      act(stopOutbox);
      await network(true);
      jest.restoreAllMocks();
    });

    test('a file waits without a connection, is shown as waiting, and goes out once', async () => {
      const { send } = await handIn();
      await network(false);
      await send();
      expect(await screen.findByText('File waiting on this phone')).toBeInTheDocument();
      expect(screen.getByText(/card\.png/)).toBeInTheDocument();
      expect(sent('/uploads')).toEqual([]);
      await network(true);
      await waitFor(() => expect(sent('/file')).toEqual([{ uploadId: 'u-1' }]));
      await waitFor(() => expect(screen.queryByText('File waiting on this phone')).not.toBeInTheDocument());
      expect(server.count('POST /uploads')).toBe(1);
    });

    test('a file that is refused later says why, stays on the phone, and is sent again', async () => {
      server.on('POST /uploads', () => apiError(422, 'unsupported_file'));
      const { user, send } = await handIn();
      await send();
      expect(await screen.findByText('The file wasn’t accepted')).toBeInTheDocument();
      expect(screen.getByText(/card\.png/)).toBeInTheDocument();
      expect(screen.getByText('The file is still on this phone.')).toBeInTheDocument();
      server.on('POST /uploads', () => ({
        body: { id: 'u-2', name: 'card.png', type: 'image/png', size: 3 },
      }));
      await user.click(screen.getByRole('button', { name: 'Send again' }));
      await waitFor(() => expect(sent('/file')).toEqual([{ uploadId: 'u-2' }]));
    });

    test('a file that waits can be discarded', async () => {
      const { user, send } = await handIn();
      await network(false);
      await send();
      await user.click(await screen.findByRole('button', { name: 'Discard file' }));
      await waitFor(() => expect(screen.queryByText('File waiting on this phone')).not.toBeInTheDocument());
      await network(true);
      expect(sent('/file')).toEqual([]);
    });
  });

  test('a file of 60 MB is refused before it is sent, and its size is said', async () => {
    const { sheet, send } = await handIn(new Uint8Array(60_000_000));
    expect(await sheet.findByText(/card.png is larger than 20\s?MB/)).toBeInTheDocument();
    await send();
    expect(sent('/uploads')).toEqual([]);
  });
});

describe('uploads that wait for the office', () => {
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
