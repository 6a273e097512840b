import type { DeliveryNote } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, pretendDrawing, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../../feature.ts';
import { paths } from '../../../base/paths.ts';
import * as page from '../delivery-note-page.tsx';
import { sampleHours, sampleNote } from '../note/sample-note.ts';

jest.setTimeout(60_000);
let note: DeliveryNote;
const signed = 'POST /projectCrews/crew-1/deliveryNote/signed';
const bodies = () => server.requests.filter(({ path }) => path.endsWith('/signed')).map(({ body }) => body);

const { server, show } = pageTest(feature);
beforeAll(() => {
  pretendDrawing();
});
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['crew'] });
  note = sampleNote({
    rows: [
      sampleHours('Ada', { corrected: { by: 'Nia Chief', at: '2025-11-22T07:50:00+01:00', reason: '' } }),
    ],
    may: { sign: true, reportProblem: true },
  });
  server.on('GET /projectCrews/crew-1/deliveryNote', () => ({ body: note }));
  server.on('POST /uploads', () => ({
    body: { id: 'upload-1', name: 'signature.png', type: 'image/png', size: 3 },
  }));
});

async function openSheet() {
  const drawn = await show(page, {
    path: paths.deliveryNote.pattern,
    at: paths.deliveryNote.to({ id: 'crew-1' }),
  });
  await drawn.user.click(await screen.findByRole('button', { name: 'Sign here' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign delivery note DN-7' }));
  return { ...drawn, sheet };
}
async function fill({ user, sheet }: Awaited<ReturnType<typeof openSheet>>) {
  await user.type(sheet.getByLabelText('Name in block letters'), 'Klara Klient');
  await user.click(await sheet.findByRole('button', { name: /^Signature: / }));
  const pad = within(await screen.findByRole('dialog', { name: 'Signature' }));
  await user.click(pad.getByRole('button', { name: 'Type your name instead' }));
  await user.type(pad.getByRole('textbox', { name: 'Type your name instead' }), 'Klara');
  await user.click(pad.getByRole('button', { name: 'Use signature' }));
  await sheet.findByRole('button', { name: 'Signature: Signature drawn' });
}

test('the client signs on this phone: name, signature, a copy by mail, for the version that was read', async () => {
  server.on(signed, () => {
    note = sampleNote({
      ...note,
      state: 'signed',
      may: {},
      signedAt: '2025-11-22T09:00:00Z',
      signerName: 'KLARA KLIENT',
    });
    return { body: note };
  });
  const drawn = await openSheet();
  const { user, sheet } = drawn;
  expect(sheet.getByText('9:15 h of 1 person')).toBeInTheDocument();
  expect(sheet.getByText(/locks the times/)).toBeInTheDocument();
  // The client holds the phone: the sheet alone says what is signed.
  for (const fact of [
    'P-7 Night at the opera',
    'Opera House',
    'Ada',
    /^Corrected by Nia Chief/,
    /^I have read/,
  ])
    expect(sheet.getByText(fact)).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Sign delivery note' }));
  expect(await sheet.findByText('Use at least 2 characters.')).toBeInTheDocument();
  expect(sheet.getByText('Please fill this in.')).toBeInTheDocument();
  expect(bodies()).toEqual([]);
  await fill(drawn);
  await expectNoAxeViolations(drawn.baseElement);
  await user.type(sheet.getByLabelText('Email for the copy'), 'klara@example.org');
  await user.click(sheet.getByRole('button', { name: 'Sign delivery note' }));
  expect(await screen.findByText(/^Signed by KLARA KLIENT, /)).toBeInTheDocument();
  expect(bodies()).toEqual([
    { signerName: 'Klara Klient', uploadId: 'upload-1', sha256: note.sha256, email: 'klara@example.org' },
  ]);
});

test('hours that changed are read again; the name stays, the signature has to be given anew', async () => {
  server.on(signed, () => {
    note = { ...note, sha256: 'b'.repeat(64), approvedMinutes: 480 };
    return apiError(409, 'document_changed');
  });
  const drawn = await openSheet();
  await fill(drawn);
  await drawn.user.click(drawn.sheet.getByRole('button', { name: 'Sign delivery note' }));
  expect(await screen.findByText('Document changed – please read again')).toBeInTheDocument();
  await screen.findAllByText('8:00 h');
  await drawn.user.click(await screen.findByRole('button', { name: 'Sign here' }));
  const again = within(await screen.findByRole('dialog', { name: 'Sign delivery note DN-7' }));
  expect(again.getByLabelText('Name in block letters')).toHaveValue('Klara Klient');
  expect(await again.findByRole('button', { name: 'Signature: Nothing signed yet' })).toBeInTheDocument();
});

test('a lost answer is tried again as the same signature, sent once', async () => {
  let tries = 0;
  server.on(signed, () => {
    tries += 1;
    return tries === 1 ? { drop: true } : { body: note };
  });
  const drawn = await openSheet();
  await fill(drawn);
  const press = () => drawn.user.click(drawn.sheet.getByRole('button', { name: 'Sign delivery note' }));
  await press();
  expect(await drawn.sheet.findByRole('alert')).toBeInTheDocument();
  await press();
  await waitFor(() => expect(tries).toBe(2));
  expect(server.count('POST /uploads')).toBe(1);
  const keys = server.requests
    .filter(({ path }) => path.endsWith('/signed'))
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});
