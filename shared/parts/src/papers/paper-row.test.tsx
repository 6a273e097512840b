import { ClientProvider, configureClient } from '@callboard/client';
import type { Attachment } from '@callboard/contract';
import { registerWords } from '@callboard/i18n';
import { expectNoAxeViolations, startTestServer } from '@callboard/testing';
import type { TestServer } from '@callboard/testing';
import { ToastRegion } from '@callboard/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import feature from '../feature.ts';
import { AttachmentList } from './attachment-list.tsx';

const plan: Attachment = { id: 'file-1', name: 'plan.pdf', type: 'application/pdf', size: 2000 };
const saved: { name: string; file: Blob }[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  configureClient({ base: server.url });
  await registerWords('mailbox', feature.words);
  // The hand-over to the phone is the browser's; here it is only watched.
  let handed: Blob;
  URL.createObjectURL = (file) => {
    handed = file as Blob;
    return 'blob:plan';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, file: handed });
  };
});
beforeEach(() => {
  server.forget();
  saved.length = 0;
  server.on('GET /emailMessageAttachments/file-1/download', () => ({
    body: { url: `${server.url}/file/plan?signature=x`, expiresAt: '2026-11-19T09:00:00Z' },
  }));
});
afterAll(() => server.close());

const shown = () =>
  render(
    <ClientProvider>
      <AttachmentList attachments={[plan]} />
      <ToastRegion />
    </ClientProvider>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Download plan.pdf, 2 kB' }));

test('an attachment arrives under its name, fetched by its address without the bearer token', async () => {
  configureClient({ token: () => 'secret' });
  server.on('GET /file/plan', () => ({ raw: 'x'.repeat(2000) }));
  const { container } = shown();
  await expectNoAxeViolations(container);
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('plan.pdf');
  expect(saved[0]?.file.size).toBe(2000);
  const asked = server.heard.find(({ path }) => path === '/file/plan');
  expect(asked?.headers.authorization).toBeUndefined();
  expect(await screen.findByRole('button', { name: /^Download/ })).toBeInTheDocument();
});

test('what is on its way is told in figures and can be cancelled', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.on('GET /file/plan', async () => {
    await slow;
    return { raw: 'x' };
  });
  shown();
  await press();
  expect(await screen.findByRole('progressbar', { name: 'plan.pdf' })).toHaveAttribute('max', '2000');
  expect(screen.getByText('0 byte of 2 kB')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the download of plan.pdf' }));
  expect(await screen.findByRole('button', { name: /^Download/ })).toBeInTheDocument();
  finish();
  expect(saved).toEqual([]);
  expect(screen.queryByText(/did not arrive/)).not.toBeInTheDocument();
});

test.each([
  ['the address is refused', 'GET /emailMessageAttachments/file-1/download', { status: 404 }],
  ['the file is gone', 'GET /file/plan', { status: 404 }],
  ['the connection ends', 'GET /file/plan', { drop: true as const }],
])('when %s, it says that nothing was saved', async (_, what, told) => {
  server.on(what, () => told);
  shown();
  await press();
  expect(await screen.findByText('plan.pdf did not arrive. Nothing was saved.')).toBeInTheDocument();
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: /^Download/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
});

test('without a network it says why it cannot be downloaded', () => {
  shown();
  act(() => void fireEvent.offline(window));
  expect(screen.getByText('Downloading needs a network.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void fireEvent.online(window));
  expect(screen.getByRole('button', { name: /^Download/ })).toBeInTheDocument();
});
