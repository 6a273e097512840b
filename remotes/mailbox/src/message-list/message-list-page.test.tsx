import type { EmailRow } from '@callboard/contract';
import { apiError, desk, expectNoAxeViolations, pageTest, screenOf } from '@callboard/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { answerWithMail, office, pageOf, petra, sampleMessage, sampleRow } from '../base/sample-mail.ts';
import * as page from './message-list-page.tsx';

const { server, show } = pageTest(feature);

const opened = (at = '/mailbox') => show(page, { path: '/mailbox', at });
const mails = (count: number, own: Partial<EmailRow> = {}) =>
  Array.from({ length: count }, (_, number) => sampleRow(number + 1, own));
const list = () => screen.findByRole('list', { name: 'Messages, newest first' });
const rows = async () => within(await list()).findAllByRole('link');

describe('full', () => {
  test('a row tells who, about what, when, how many others, what hangs on it, and whether it is new', async () => {
    const crowd = Array.from({ length: 3 }, (_, number) => ({
      name: '',
      email: `crew-${number}@example.org`,
    }));
    answerWithMail(server, [
      sampleRow(1, { subject: 'Gate 3 is open', to: [office, ...crowd], attachments: 2, read: false }),
      sampleRow(2, { subject: '', from: { name: '', email: 'gate@example.org' } }),
    ]);
    const { container } = await opened();
    const [first, second] = await rows();
    await waitFor(() => expect(first).toHaveAccessibleName(/^Unread Petra Maier \+?.*and 3 more/));
    expect(first).toHaveAccessibleName(expect.stringContaining('Gate 3 is open'));
    expect(first).toHaveAccessibleName(expect.stringContaining('2 attachments'));
    expect(first).toHaveAttribute('href', '/email-messages/mail-1');
    expect(second).toHaveAccessibleName(/^gate@example.org .*No subject/);
    expect(second).not.toHaveAccessibleName(/Unread|more|attachment/);
    await expectNoAxeViolations(container);
  });

  test('of thousands only those near the window are drawn, each knowing its place', async () => {
    answerWithMail(server, mails(5000));
    await opened();
    expect((await rows()).length).toBeLessThan(40);
    const [item] = within(await list()).getAllByRole('listitem');
    expect(item).toHaveAttribute('aria-setsize', '5000');
    expect(server.count('GET /emailMessages')).toBe(1);
  });

  test('the face asks ahead for exactly what the page asks for', async () => {
    answerWithMail(server, mails(1));
    await opened();
    await rows();
    const asked = server.requests.map(({ url }) => url);
    expect(asked.sort()).toEqual([...feature.pages.messageList.warm].sort());
  });
});

describe('mailboxes', () => {
  test('are chosen by a chip that says what is unread, and stay in the address', async () => {
    answerWithMail(server, mails(2));
    const { user, address } = await opened('/mailbox?q=gate');
    const chips = within(await screen.findByRole('group', { name: 'Mailboxes' }));
    expect(chips.getByRole('button', { name: 'All, 2 unread' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(chips.getByRole('button', { name: 'Jobs' }));
    expect(address()).toBe('/mailbox?q=gate&mailbox=box-jobs');
    await waitFor(() => expect(server.requests.at(-1)?.query.get('mailboxId')).toBe('box-jobs'));
    expect(chips.getByRole('button', { name: 'Jobs' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('one alone needs no choice', async () => {
    answerWithMail(server, mails(1));
    server.on('GET /mailboxes', ({ query }) => ({
      body: pageOf([{ id: 'a', name: 'Office', address: office.email, unread: 1, total: 1 }], query),
    }));
    await opened();
    await rows();
    expect(screen.queryByRole('group', { name: 'Mailboxes' })).not.toBeInTheDocument();
  });
});

describe('search', () => {
  const answerSearch = () => {
    answerWithMail(server, mails(9));
    server.on('GET /emailMessages', ({ query }) => {
      const q = query.get('q');
      if (!q) return { body: pageOf(mails(9), query) };
      const found = q === 'petra' ? mails(3, { subjectPieces: [{ text: 'Petra', hit: true }] }) : [];
      return { body: pageOf(found, query) };
    });
  };

  test('asks once after a pause, marks what was found, counts it, and is kept in the address', async () => {
    answerSearch();
    const { user, address } = await opened();
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Search email' }), 'petra');
    expect(await screen.findByText('3 of 250')).toBeInTheDocument();
    expect(screen.getByText('3 messages found')).toBeInTheDocument();
    const [first] = await rows();
    expect(
      within(first as HTMLElement)
        .getAllByText('Petra')
        .map(({ tagName }) => tagName),
    ).toEqual(['MARK', 'MARK']);
    expect(address()).toBe('/mailbox?q=petra');
    const searches = server.requests.filter(({ query }) => query.has('q')).map(({ query }) => query.get('q'));
    expect(searches).toEqual(['petra']);
  });

  test('a link restores it, and what is not found can be cleared', async () => {
    answerSearch();
    const { user, address, container } = await opened('/mailbox?q=zzz');
    expect(await screen.findByText('No results for “zzz”')).toBeInTheDocument();
    expect(screen.getByText(/^Emails not found\./)).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('zzz');
    await expectNoAxeViolations(container);
    const clear = screen.getAllByRole('button', { name: 'Clear search' });
    await user.click(clear.at(-1) as HTMLElement);
    expect((await rows()).length).toBe(9);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(address()).toBe('/mailbox');
  });
});

describe('empty', () => {
  test('a mailbox without mail names its address and shows the way to the others', async () => {
    answerWithMail(server, []);
    const { user, address } = await opened('/mailbox?mailbox=box-jobs');
    expect(await screen.findByText(/jobs@example.org appears here/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all mailboxes' }));
    expect(address()).toBe('/mailbox');
  });

  test('without any mailbox it says who opens one', async () => {
    answerWithMail(server, []);
    server.on('GET /mailboxes', ({ query }) => ({ body: pageOf([], query) }));
    await opened();
    expect(await screen.findByText('You don’t have access to any mailbox')).toBeInTheDocument();
  });
});

describe('trouble', () => {
  test('a refusal is told, and trying again helps', async () => {
    answerWithMail(server, mails(2));
    server.on('GET /emailMessages', () => apiError(403, 'forbidden'));
    const { user, container } = await opened();
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this');
    await expectNoAxeViolations(container);
    answerWithMail(server, mails(2));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });

  test('without a network what was read stays, says how old it is, and cannot be searched', async () => {
    answerWithMail(server, mails(2));
    await opened();
    await rows();
    expect(screen.getByText(/^Updated \d\d:\d\d$/)).toBeInTheDocument();
    act(() => void fireEvent.offline(window));
    expect(screen.getByText(/^Offline. As of \d\d:\d\d$/)).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toBeDisabled();
    expect(screen.getByText('You’re offline. Connect to search.')).toBeInTheDocument();
    expect(await rows()).toHaveLength(2);
    act(() => void fireEvent.online(window));
  });

  test('without a network what was never read says why it is not there', async () => {
    server.on('GET /mailboxes', () => ({ drop: true }));
    server.on('GET /emailMessages', () => ({ drop: true }));
    act(() => void fireEvent.offline(window));
    await opened();
    expect(await screen.findByText('This list is not on your phone')).toBeInTheDocument();
    act(() => void fireEvent.online(window));
  });

  test('without a network a search leads back to the list that is on the phone', async () => {
    answerWithMail(server, mails(2));
    server.on('GET /emailMessages', ({ query }) =>
      query.has('q') ? { drop: true } : { body: pageOf(mails(2), query) },
    );
    server.on('HEAD /startUp/meta', () => ({ drop: true }));
    act(() => void fireEvent.offline(window));
    const { user } = await opened('/mailbox?q=gate');
    await screen.findByText('This list is not on your phone');
    const clear = screen.getAllByRole('button', { name: 'Clear search' });
    await user.click(clear.at(-1) as HTMLElement);
    expect(await rows()).toHaveLength(2);
    act(() => void fireEvent.online(window));
  });

  test('when a newer list does not come, it says so and keeps the old one', async () => {
    answerWithMail(server, mails(2));
    const { user } = await opened();
    await rows();
    server.on('GET /emailMessages', () => apiError(429, 'too_many'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
    expect(await rows()).toHaveLength(2);
    answerWithMail(server, mails(2));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('when older messages do not come, it says so below and trying again helps', async () => {
    answerWithMail(server, mails(70));
    server.on('GET /emailMessages', ({ query }) =>
      query.get('page') === '1' ? { body: pageOf(mails(70), query) } : apiError(429, 'too_many'),
    );
    const { user } = await opened();
    const [first] = await rows();
    act(() => first?.focus());
    await user.keyboard('{End}');
    expect(await screen.findByText('The rest of the list did not load.')).toBeInTheDocument();
    answerWithMail(server, mails(70));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText('The rest of the list did not load.')).not.toBeInTheDocument(),
    );
  });

  test('refreshing reads list and counts again', async () => {
    answerWithMail(server, mails(2));
    const { user } = await opened();
    await rows();
    server.forget();
    answerWithMail(server, mails(3));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(server.count('GET /mailboxes')).toBe(1);
  });
});

describe('on a wide screen', () => {
  beforeEach(() => {
    screenOf(desk);
    answerWithMail(server, mails(3));
    server.on('GET /emailMessages/mail-2', () => ({ body: sampleMessage({ id: 'mail-2', from: petra }) }));
  });

  test('a message opens beside the list, and the address says which', async () => {
    const { user, address, container } = await opened('/mailbox?q=gate');
    const beside = await screen.findByRole('region', { name: 'Message' });
    expect(beside).toHaveTextContent('Choose a message');
    await user.click((await rows())[1] as HTMLElement);
    expect(address()).toBe('/mailbox?q=gate&message=mail-2');
    expect(
      await within(beside).findByRole('heading', { name: 'Gate 3 is open from seven' }),
    ).toBeInTheDocument();
    expect((await rows())[1]).toHaveAttribute('aria-current', 'true');
    await expectNoAxeViolations(container);
  });
});

test('on a phone a link to a message beside the list opens the message', async () => {
  answerWithMail(server, mails(1));
  const { address } = await opened('/mailbox?message=mail-2');
  await waitFor(() => expect(address()).toBe('/email-messages/mail-2'));
});
