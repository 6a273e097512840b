import type { DeliveryNote } from '@callboard/contract';
import {
  apiError,
  desk,
  expectNoAxeViolations,
  pageTest,
  phone,
  screenOf,
  signInAs,
} from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import { paths } from '../../base/paths.ts';
import * as page from './delivery-note-page.tsx';
import { sampleHours, sampleNote } from './note/sample-note.ts';

jest.setTimeout(40_000);
let note: DeliveryNote;
const saved: string[] = [];
const { server, show } = pageTest(feature);
beforeAll(() => {
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
});
beforeEach(() => {
  sessionStorage.clear();
  saved.length = 0;
  signInAs({ roles: ['crew'] });
  note = sampleNote();
  server.on('GET /projectCrews/crew-1/deliveryNote', () => ({ body: note }));
});

const opened = () =>
  show(page, {
    path: paths.deliveryNote.pattern,
    at: paths.deliveryNote.to({ id: 'crew-1' }),
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sent = (path: string) =>
  server.requests.find(({ method, path: at }) => method === 'POST' && at.endsWith(path))?.body;

describe('read', () => {
  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('on %s planned, checked and approved hours of everybody are there', async (_, width) => {
    screenOf(width);
    note = sampleNote({
      rows: [
        sampleHours('Ada', { corrected: { by: 'Nia Chief', at: '2025-11-22T07:50:00+01:00', reason: '' } }),
        sampleHours('Luc', {
          presence: 'noShow',
          checkedFrom: null,
          checkedUntil: null,
          checkedMinutes: null,
          approvedFrom: null,
          approvedUntil: null,
          approvedMinutes: null,
        }),
      ],
      roundingMinutes: 15,
    });
    const { container } = await opened();
    expect(await screen.findByText('to approve for 1 person, 10:00 h were planned')).toBeInTheDocument();
    for (const fact of [
      'P-7 Night at the opera',
      'C-1 Load-in',
      'Opera House',
      'Hall 3, Gate 2, 1010 Vienna',
    ])
      expect(screen.getByText(fact)).toBeInTheDocument();
    expect(screen.getByText(/^Friday.*21 November 2025 – Saturday.*22 November 2025$/)).toBeInTheDocument();
    expect(screen.getByText(/^Nia Chief, Sat.*07:50$/)).toBeInTheDocument();
    // Nobody has approved anything yet.
    expect(screen.queryByText(/approved/i)).not.toBeInTheDocument();
    const hours = await screen.findByRole(width === phone ? 'list' : 'table', { name: 'Hours' });
    expect(hours).toHaveTextContent(/Ada.*20:00 – 06:00.*19:50 – 06:00.*20:00 – 06:00.*9:15 h/);
    expect(hours).toHaveTextContent(/No-show/);
    expect(within(hours).getAllByText(/^Corrected by Nia Chief, .*07:50$/)).toHaveLength(1);
    expect(screen.getByText(/Hours are rounded to 15 minutes\.$/)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('after a correction it says why, whose signature fell, and leads all but the client to the hours', async () => {
    const at = '2025-11-23T09:00:00+01:00';
    const reason = 'The gate book says so';
    note = sampleNote({
      rows: [sampleHours('Ada', { corrected: { by: 'Marlene Office', at, reason } })],
      signatureRemoved: { signer: 'SOFIA', by: 'Marlene Office', at, reason },
    });
    const { container, unmount } = await opened();
    expect(await screen.findByText('Please sign again')).toBeInTheDocument();
    expect(
      screen.getByText(/^Marlene Office corrected hours .*signature of SOFIA no longer counts/),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^Corrected by Marlene Office, .*09:00: The gate book says so$/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ada/ })).toHaveAttribute('href', '/hours/item-Ada');
    await expectNoAxeViolations(container);
    unmount();
    signInAs({ roles: ['client'] });
    note = { ...note, viewer: 'client' };
    await opened();
    expect(await screen.findByText('Please sign again')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Ada/ })).not.toBeInTheDocument();
  });

  test.each(['client', 'chief'] as const)('to a %s it names whose hours are missing', async (viewer) => {
    const missing = sampleHours('Luc', { presence: 'neverCame', approvedMinutes: null });
    const absent = sampleHours('Mia', { presence: 'absent', approvedMinutes: null });
    note = sampleNote({ viewer, rows: [sampleHours('Ada'), missing, absent] });
    const { container } = await opened();
    expect(await screen.findByText('Neither approved hours nor a reason: Luc.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Sign|Confirm/ })).not.toBeInTheDocument();
    const toList = screen.queryByRole('link', { name: 'Open crew list' });
    expect(toList?.getAttribute('href')).toBe(
      viewer === 'chief' ? '/crews/crew-1/crew-chief-job' : undefined,
    );
    await expectNoAxeViolations(container);
  });

  test('where there is none for this person, it says when there will be', async () => {
    server.forget();
    signInAs({ roles: ['client'] });
    const { container, unmount } = await opened();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No delivery note for you yet/);
    await expectNoAxeViolations(container);
    unmount();
    // Who works in the crew is not told to wait for what never comes.
    signInAs({ roles: ['crew'] });
    await opened();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No delivery note for you(?! yet)/);
  });

  test('before the sign-off it leads to the hours', async () => {
    note = sampleNote({ state: 'notReady', number: null, downloadedAt: null, releasedAt: null });
    await opened();
    expect(await screen.findByText('The hours are not signed off yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the hours' })).toHaveAttribute(
      'href',
      '/crews/crew-1/sign-off',
    );
  });
});

test('first the download, then the release, after being asked', async () => {
  note = sampleNote({
    state: 'ready',
    downloadedAt: null,
    releasedAt: null,
    may: { download: true },
  });
  server.on('GET /projectCrews/crew-1/deliveryNote/download', () => {
    note = sampleNote({
      ...note,
      state: 'downloaded',
      downloadedAt: '2025-11-22T08:00:00Z',
      may: { download: true, release: true },
    });
    return { raw: '%PDF' };
  });
  server.on('POST /projectCrews/crew-1/deliveryNote/release', () => {
    note = sampleNote({
      ...note,
      state: 'released',
      releasedAt: '2025-11-22T08:05:00Z',
      may: { download: true },
    });
    return { body: note };
  });
  const { user } = await opened();
  expect(screen.queryByRole('button', { name: 'Release note' })).not.toBeInTheDocument();
  await user.click(await button('Download PDF'));
  await waitFor(() => expect(saved).toEqual(['DN-7.pdf']));
  await user.click(await button('Release note'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release delivery note DN-7?' }));
  expect(dialog.getByText(/^The client is notified/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Release note' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Release note' })).not.toBeInTheDocument());
  expect(server.count('POST /projectCrews/crew-1/deliveryNote/release')).toBe(1);
});

test('a download that fails saves nothing and says so', async () => {
  note = sampleNote({ may: { download: true } });
  server.on('GET /projectCrews/crew-1/deliveryNote/download', () => apiError(503, 'unavailable'));
  const { user } = await opened();
  await user.click(await button('Download PDF'));
  await waitFor(() =>
    expect(server.count('GET /projectCrews/crew-1/deliveryNote/download')).toBeGreaterThan(0),
  );
  expect(saved).toEqual([]);
});

describe('the client confirms signed in', () => {
  beforeEach(() => {
    signInAs({ roles: ['client'] });
    note = sampleNote({
      viewer: 'client',
      may: { confirm: true, sign: true, reportProblem: true },
    });
  });

  test('told before that it locks the times', async () => {
    server.on('POST /projectCrews/crew-1/digitalConfirm', () => {
      note = sampleNote({
        ...note,
        state: 'signed',
        may: {},
        signedAt: '2025-11-22T09:00:00Z',
        signerName: 'Klara',
        digitallyConfirmed: true,
      });
      return { body: note };
    });
    const { user } = await opened();
    await user.click(await button('Confirm hours'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm the hours of DN-7?' }));
    expect(dialog.getByText(/locks the times/)).toBeInTheDocument();
    expect(dialog.getByText(/^I have read.*approve 9:15 h for 1 person: Load-in, Night/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Confirm hours' }));
    expect(await screen.findByText(/^Confirmed by Klara, /)).toBeInTheDocument();
    expect(sent('/digitalConfirm')).toEqual({ sha256: note.sha256 });
  });

  test('beside the one that agrees stands the one that does not; everything else is quiet', async () => {
    note = { ...note, may: { ...note.may, download: true } };
    await opened();
    const bar = within((await button('Confirm hours')).parentElement as HTMLElement);
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Something is wrong',
      'Confirm hours',
    ]);
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Sign by hand instead' })).toBeEnabled();
  });

  test('hours that changed in between are read again first', async () => {
    server.on('POST /projectCrews/crew-1/digitalConfirm', () => {
      note = { ...note, sha256: 'b'.repeat(64), approvedMinutes: 480 };
      return apiError(409, 'document_changed');
    });
    const { user } = await opened();
    await user.click(await button('Confirm hours'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm hours' }),
    );
    expect(await screen.findByText('Document changed – please read again')).toBeInTheDocument();
    expect(await screen.findAllByText('8:00 h')).toHaveLength(2);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('a signed note says by whom, and goes out again to an address', async () => {
  note = sampleNote({
    state: 'signed',
    signedAt: '2025-11-22T09:00:00Z',
    signerName: 'KLARA KLIENT',
    signerEmail: 'klara@example.org',
    may: { send: true },
  });
  server.on('POST /projectCrews/crew-1/deliveryNote/signed/send', () => ({ body: note }));
  const { user } = await opened();
  expect(await screen.findByText(/^Signed by KLARA KLIENT, /)).toBeInTheDocument();
  await user.click(await button('Send by email'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send delivery note DN-7' }));
  const email = await dialog.findByLabelText('Email for the copy');
  expect(email).toHaveValue('klara@example.org');
  await user.clear(email);
  await user.type(email, 'nobody');
  await user.click(dialog.getByRole('button', { name: 'Send by email' }));
  expect(email).toBeInvalid();
  await user.type(email, '@example.org');
  await user.click(dialog.getByRole('button', { name: 'Send by email' }));
  await waitFor(() => expect(sent('/signed/send')).toEqual({ email: 'nobody@example.org' }));
});

test.each([
  ['once the hours are signed off, rating the crew is the next step', 'released', '/crews/crew-1/ratings'],
  ['before that it is not', 'notReady', undefined],
] as const)('%s', async (_, state, href) => {
  note = sampleNote({ state });
  await opened();
  await screen.findByText('C-1 Load-in');
  const link = screen.queryByRole('link', { name: /^Rate crew/ });
  expect(link?.getAttribute('href')).toBe(href);
});
