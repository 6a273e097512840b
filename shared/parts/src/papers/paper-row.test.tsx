import { call, configureClient } from '@callboard/client';
import { mailbox } from '@callboard/contract';
import { expectNoAxeViolations, renderWithEverything, testServer } from '@callboard/testing';
import { List, StatusPill, ToastRegion, toasts } from '@callboard/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { PaperRow } from './paper-row.tsx';

const plan = { name: 'plan.pdf', type: 'application/pdf', size: 2000 };
const saved: { name: string; file: Blob }[] = [];

const server = testServer();
beforeAll(() => {
  // The hand-over to the phone is the browser's; here it is only watched.
  let handed: Blob;
  URL.createObjectURL = (file) => {
    handed = file as Blob;
    return 'blob:plan';
  };
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, file: handed });
  };
});
beforeEach(() => {
  saved.length = 0;
  toasts.clear();
  server.on('GET /emailMessageAttachments/file-1/download', () => ({
    body: { url: `${server.url}/file/plan?signature=x`, expiresAt: '2026-11-19T09:00:00Z' },
  }));
});

const read = (signal: AbortSignal) => call(mailbox.downloadAttachment, { params: { id: 'file-1' }, signal });
const shown = () =>
  renderWithEverything(
    <>
      <List label="Papers" state={{ kind: 'full' }}>
        <PaperRow
          title={plan.name}
          file={plan}
          read={read}
          state={<StatusPill status="waiting" label="To sign" />}
        />
        <PaperRow title="Contract" kind="To come" file={null} read={read} />
      </List>
      <ToastRegion />
    </>,
    { server, features: [partsFeature] },
  );
type Shown = Awaited<ReturnType<typeof shown>>;
const press = ({ user }: Shown) =>
  user.click(screen.getByRole('button', { name: 'Download plan.pdf, 2 kB' }));

test('a paper arrives under its name, fetched by its address without the bearer token', async () => {
  server.on('GET /file/plan', () => ({ raw: 'x'.repeat(2000) }));
  const all = await shown();
  configureClient({ token: () => 'secret' });
  expect(screen.getByText('To sign')).toBeInTheDocument();
  await expectNoAxeViolations(all.container);
  await press(all);
  expect(await screen.findByText('plan.pdf is saved on your device.')).toBeInTheDocument();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('plan.pdf');
  expect(saved[0]?.file.size).toBe(2000);
  const asked = server.requests.find(({ path }) => path === '/file/plan');
  expect(asked?.headers.authorization).toBeUndefined();
  expect(await screen.findByRole('button', { name: /^Download/ })).toBeInTheDocument();
});

test('a paper on its way is told in figures and can be cancelled', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.on('GET /file/plan', async () => {
    await slow;
    return { raw: 'x' };
  });
  const all = await shown();
  await press(all);
  expect(await screen.findByRole('progressbar', { name: 'plan.pdf' })).toHaveAttribute('max', '2000');
  expect(screen.getByText('0 byte of 2 kB')).toBeInTheDocument();
  await all.user.click(screen.getByRole('button', { name: 'Cancel the download of plan.pdf' }));
  expect(await screen.findByRole('button', { name: /^Download/ })).toBeInTheDocument();
  finish();
  expect(saved).toEqual([]);
  expect(screen.queryByText(/did not arrive/)).not.toBeInTheDocument();
});

test.each([
  ['the address is refused', 'GET /emailMessageAttachments/file-1/download', { status: 404 }],
  ['the file is gone', 'GET /file/plan', { status: 404 }],
  ['the connection ends', 'GET /file/plan', { drop: true as const }],
])('when %s, it says that nothing was saved', async (_, what, reply) => {
  server.on(what, () => reply);
  const all = await shown();
  await press(all);
  expect(await screen.findByText(/^plan\.pdf did not arrive\. Nothing was saved\. \S/)).toBeInTheDocument();
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: /^Download/ })).toBeInTheDocument();
  await all.user.click(screen.getByRole('button', { name: 'Dismiss message' }));
});

test('without a network it says why it cannot be downloaded', async () => {
  await shown();
  act(() => void fireEvent.offline(window));
  expect(screen.getByText('You’re offline. Connect to download.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void fireEvent.online(window));
  expect(screen.getByRole('button', { name: /^Download/ })).toBeInTheDocument();
});

test('a paper without a file only tells', async () => {
  await shown();
  expect(screen.getByText('To come')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
