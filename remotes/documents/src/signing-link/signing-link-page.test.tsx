import type { DocumentOfLink } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, pretendDrawing, signOutAgain } from '@callboard/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from './signing-link-page.tsx';

const { server, show } = pageTest(feature);
const sha256 = 'a'.repeat(64);
const sampleLink = (own: Partial<DocumentOfLink> = {}): DocumentOfLink => ({
  tenantName: 'Nordlicht Crew',
  document: {
    number: 'D-10001',
    name: 'Autumn agreement',
    type: 'Agreement',
    status: { id: 'onGoing', caption: 'On Going' },
    pages: 1,
    file: { name: 'agreement.png', type: 'image/png', size: 3 },
    sha256,
    expiresAt: null,
    sealed: false,
  },
  signatory: {
    name: 'Iris Wood',
    role: 'Witness',
    step: 2,
    status: { id: 'readyToSign', caption: 'Ready to sign' },
    signedAt: null,
    declinedReason: '',
    delegatedBy: null,
  },
  waitingFor: [],
  paper: null,
  consent: { language: 'en', text: 'I agree to Autumn agreement.', kind: 'Simple electronic signature' },
  may: { sign: true, decline: true },
  linkExpiresAt: '2026-12-19T08:00:00Z',
  ...own,
});
let held: DocumentOfLink;
beforeAll(pretendDrawing);
beforeEach(() => {
  signOutAgain();
  sessionStorage.clear();
  held = sampleLink();
  server.on('GET /signingLinks/abc', () => ({ body: held }));
  server.on('GET /signingLinks/abc/file', () => ({ body: '123', headers: { 'content-type': 'image/png' } }));
  server.on('POST /signingLinks/abc/read', () => ({ body: { at: '2026-11-20T08:00:00Z' } }));
});
const opened = () =>
  show(page, { path: paths.signingLink.pattern, at: paths.signingLink.to({ token: 'abc' }) });
const sent = (what: string) =>
  server.requests.filter(({ path }) => path.endsWith(what)).map(({ body }) => body);
const readIt = async () => fireEvent.load(await screen.findByRole('img', { name: 'Autumn agreement' }));

test('the whole document is shown, then it is signed by a typed name, without a login', async () => {
  server.on('POST /signingLinks/abc/sign', () => {
    const signedAt = '2026-11-20T08:00:00Z';
    const status = { id: 'signed', caption: 'Signed' } as const;
    held = sampleLink({
      signatory: { ...held.signatory, status, signedAt },
      may: { sign: false, decline: false },
    });
    return {
      body: {
        documentId: 'd',
        signatoryId: 's',
        signatureId: 'i',
        signedAt,
        status: 'onGoing',
        isSigned: false,
      },
    };
  });
  const { user, container } = await opened();
  expect(await screen.findByText('Nordlicht Crew')).toBeInTheDocument();
  await readIt();
  const sign = await screen.findByRole('button', { name: 'Sign' });
  await expectNoAxeViolations(container);
  await user.click(sign);
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign document' }));
  expect(await sheet.findByText('I agree to Autumn agreement.')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Sign now' }));
  expect(sent('/sign')).toEqual([]);
  await user.click(sheet.getByRole('checkbox', { name: 'I agree' }));
  await user.click(await sheet.findByRole('button', { name: /^Signature: / }));
  const pad = within(await screen.findByRole('dialog', { name: 'Signature' }));
  await user.click(pad.getByRole('button', { name: 'Type your name instead' }));
  await user.type(pad.getByRole('textbox', { name: 'Type your name instead' }), 'Iris Wood');
  await user.click(pad.getByRole('button', { name: 'Use signature' }));
  await user.click(sheet.getByRole('button', { name: 'Sign now' }));
  expect(await screen.findByText(/^You signed on/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
  expect(sent('/sign')).toEqual([
    {
      consent: 'I agree to Autumn agreement.',
      sha256,
      timeZone: expect.any(String),
      signature: { how: 'typed', name: 'Iris Wood' },
    },
  ]);
  expect(sent('/read')).toMatchObject([{ how: 'opened' }, { how: 'viewed' }]);
  expect(server.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

test.each([
  [410, 'link_used'],
  [404, 'not_found'],
])('a link that has ended (%i) says so and asks for nothing', async (status, code) => {
  server.on('GET /signingLinks/abc', () => apiError(status, code));
  const { container } = await opened();
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('who is not next reads for whom it waits', async () => {
  held = sampleLink({ waitingFor: ['Erika Maier'], may: { sign: false, decline: true } });
  await opened();
  expect(await screen.findByText('Waiting for Erika Maier')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Sign|read it/ })).not.toBeInTheDocument();
});

test('a document that has changed meanwhile is read again before it is signed', async () => {
  server.on('POST /signingLinks/abc/sign', () => apiError(409, 'document_changed'));
  const { user } = await opened();
  await readIt();
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign document' }));
  await user.click(await sheet.findByRole('checkbox', { name: 'I agree' }));
  await user.click(await sheet.findByRole('button', { name: /^Signature: / }));
  const pad = within(await screen.findByRole('dialog', { name: 'Signature' }));
  await user.click(pad.getByRole('button', { name: 'Type your name instead' }));
  await user.type(pad.getByRole('textbox', { name: 'Type your name instead' }), 'Iris Wood');
  await user.click(pad.getByRole('button', { name: 'Use signature' }));
  held = sampleLink({ document: { ...held.document, sha256: 'b'.repeat(64) } });
  await user.click(sheet.getByRole('button', { name: 'Sign now' }));
  expect(await screen.findByText('The document has changed')).toBeInTheDocument();
  await waitFor(() => expect(sent('/read').at(-1)).toMatchObject({ how: 'opened', sha256: 'b'.repeat(64) }));
});

test('whoever declines says why', async () => {
  server.on('POST /signingLinks/abc/decline', () => {
    const status = { id: 'declined', caption: 'Declined' } as const;
    held = sampleLink({
      signatory: { ...held.signatory, status, declinedReason: 'Not mine.' },
      may: { sign: false, decline: false },
    });
    return { body: { id: 'd', status: 'declined' } };
  });
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Decline to sign' }));
  await user.type(sheet.getByRole('textbox', { name: /Reason/ }), 'Not mine.');
  await user.click(sheet.getByRole('button', { name: 'Decline to sign' }));
  await waitFor(() => expect(sent('/decline')).toMatchObject([{ reason: 'Not mine.' }]));
  expect(await screen.findByText('You declined to sign.')).toBeInTheDocument();
});
