import { emailMessagesQuery } from '../base/mailbox.queries.ts';
import { queryClient } from '@callboard/client';
import type { EmailMessage } from '@callboard/contract';
import { apiError, desk, expectNoAxeViolations, pageTest, screenOf } from '@callboard/testing';
import { ToastRegion } from '@callboard/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { answerWithMail, office, sampleMessage, sampleRow } from '../base/sample-mail.ts';
import * as page from './message-page.tsx';

let message: EmailMessage;
/** What the server was told about read and unread. */
const sent = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

const { server, show } = pageTest(feature);
beforeEach(() => {
  answerWithMail(server, [sampleRow(1, { read: false })]);
  message = sampleMessage();
  server.on('GET /emailMessages/mail-1', () => ({ body: message }));
  server.on('POST /emailMessages/mail-1/read', ({ body }) => {
    message = { ...message, ...(body as { read: boolean }) };
    return { body: { id: 'mail-1', read: message.read } };
  });
});

const opened = (id = 'mail-1') =>
  show(page, {
    path: paths.message.pattern,
    at: paths.message.to({ id }),
  });
const subject = () => screen.findByRole('heading', { level: 1, name: 'Gate 3 is open from seven' });

test('a message tells who wrote to whom, when with its zone, and where it lies', async () => {
  message = sampleMessage({ to: [office, { name: 'Luc Moreau', email: 'luc@example.org' }] });
  const { container } = await opened();
  await subject();
  expect(screen.getByText('petra@example.org')).toBeInTheDocument();
  expect(screen.getByText('Luc Moreau')).toBeInTheDocument();
  expect(screen.getByText(/^Thursday,? 19 November 2026, \d\d:12 \S+/)).toBeInTheDocument();
  expect(screen.getByText('Good morning all.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  expect(server.requests.map(({ url }) => url)).toEqual(
    feature.pages.message.warm.map((path) => path.replace('{id}', 'mail-1')),
  );
});

test('while it is on its way, that is said', async () => {
  server.on('GET /emailMessages/mail-1', () => new Promise(() => {}));
  const { container } = await opened();
  expect(screen.getByRole('status')).toHaveTextContent('The message is on its way');
  await expectNoAxeViolations(container);
});

test('without subject and text it says so', async () => {
  message = sampleMessage({ subject: '', text: '' });
  await opened();
  expect(await screen.findByRole('heading', { name: 'No subject' })).toBeInTheDocument();
  expect(screen.getByText('This message has no text.')).toBeInTheDocument();
});

test('pictures from the internet are asked for, with what that gives away', async () => {
  message = sampleMessage({
    html: '<p>Hello</p><img data-remote-src="https://p.example/1.png">',
    remoteImages: 1,
  });
  const { user, container } = await opened();
  await subject();
  const frame = () => screen.getByTitle('Text of the message');
  expect(frame()).toHaveAttribute('src', '/mail.html');
  expect(screen.getByText(/whoever sent this can see that you opened it/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Show 1 picture from the internet' }));
  expect(frame()).toHaveAttribute('src', '/mail-with-pictures.html');
  expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
});

describe('read and unread', () => {
  test('opening it marks it read, once', async () => {
    message = sampleMessage({ read: false });
    await opened();
    await subject();
    await waitFor(() => expect(sent()).toEqual([{ read: true }]));
  });

  test('a read one is left alone', async () => {
    await opened();
    await subject();
    expect(sent()).toEqual([]);
  });

  test('marking it unread leads back to the list and can be undone', async () => {
    render(<ToastRegion />);
    const { user, address } = await opened();
    await subject();
    await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    expect(address()).toBe('/mailbox');
    await waitFor(() => expect(sent()).toEqual([{ read: false }]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()).toEqual([{ read: false }, { read: true }]));
  });

  test('the list shows it before the server has answered', async () => {
    message = sampleMessage({ read: false });
    server.on('POST /emailMessages/mail-1/read', () => new Promise(() => {}));
    const rendering = opened();
    await queryClient.infiniteQuery({ ...emailMessagesQuery() });
    await rendering;
    await subject();
    const row = () => queryClient.getQueryData(emailMessagesQuery().queryKey)?.pages[0]?.items[0];
    await waitFor(() => expect(row()).toMatchObject({ id: 'mail-1', read: true }));
  });

  test('without a network it stays as it is, and says why', async () => {
    await opened();
    await subject();
    act(() => void fireEvent.offline(window));
    expect(screen.getByRole('button', { name: 'Mark as unread' })).toBeDisabled();
    expect(screen.getByText('You’re offline. Connect to mark messages.')).toBeInTheDocument();
    expect(screen.getByText(/^Offline. As of/)).toBeInTheDocument();
    act(() => void fireEvent.online(window));
  });
});

describe('trouble', () => {
  test('a message that is not there, or not for this person, leads to the mailbox', async () => {
    const { user, address, container } = await opened('nope');
    expect(await screen.findByText('Email not found')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('link', { name: 'Go to mailbox' }));
    expect(address()).toBe('/mailbox');
  });

  test('when the server fails it says so, and trying again helps', async () => {
    server.on('GET /emailMessages/mail-1', () => apiError(429, 'too_many'));
    const { user } = await opened();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    server.on('GET /emailMessages/mail-1', () => ({ body: message }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await subject()).toBeInTheDocument();
  });

  test('without a network it says that the message is not on the phone', async () => {
    server.on('GET /emailMessages/mail-1', () => ({ drop: true }));
    act(() => void fireEvent.offline(window));
    await opened();
    expect(await screen.findByText('This message is not on your phone')).toBeInTheDocument();
    act(() => void fireEvent.online(window));
  });
});

test('where there is room it opens beside the list', async () => {
  screenOf(desk);
  const { address } = await opened();
  await waitFor(() => expect(address()).toBe('/mailbox?message=mail-1'));
});
