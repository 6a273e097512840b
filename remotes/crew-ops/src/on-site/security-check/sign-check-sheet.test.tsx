import 'fake-indexeddb/auto';
import type { FormPerformance, SecurityCheckRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, pretendDrawing } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listedChecks, sampleCheck, sampleCrew } from '../../crew/crew/sample-crew.ts';
import feature from '../../feature.ts';
import { freshPhone, network, phoneAt, putPhoneAway, there } from '../check/phone-for-tests.ts';
import { samplePerformance } from '@callboard/testing';
import * as page from './security-check-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
beforeAll(() => {
  pretendDrawing();
});
beforeEach(async () => {
  phoneAt(there);
  await freshPhone();
});
afterEach(putPhoneAway);

const at = '2025-11-21T20:05:00Z';
const may = { perform: true, download: true, sign: true, send: true, cancel: false };
const signAt = 'POST /projectCrews/crew-1/securityChecks/check-1/download/signed';

/** A check that the chief has signed. */
function answer(row: Partial<SecurityCheckRow> = {}) {
  const own: Partial<FormPerformance> = { state: 'submitted', submittedAt: at };
  const body = samplePerformance({ ...own, signature: { name: 'ERIKA MAIER', at } });
  server.on('GET /forms/perform/form-1', () => ({ body }));
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew() }));
  server.on('GET /projectCrews/crew-1/securityChecks', () => ({
    body: listedChecks([sampleCheck({ state: 'done', may, ...row })]),
  }));
}
const opened = () =>
  show(page, {
    path: '/crews/{id}/security-check/{formId}/{date}/{shift}',
    at: '/crews/crew-1/security-check/form-1/2025-11-21/night',
  });

test('the client signs below the chief on the same phone; a refusal is said and nothing is lost', async () => {
  answer();
  server.on('POST /uploads', () => ({
    body: { id: 'up-1', name: 'signature.png', type: 'image/webp', size: 9 },
  }));
  server.on(signAt, () => apiError(409, 'wrong_state'));
  const { user, container } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Client signs' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Second signature: Site check' }));
  await user.click(await sheet.findByRole('button', { name: 'Sign check' }));
  expect(sheet.getByRole('textbox', { name: 'Name in block letters' })).toBeInvalid();
  expect(server.count(signAt)).toBe(0);
  await user.type(sheet.getByRole('textbox', { name: 'Name in block letters' }), 'Carl Opera');
  await user.click(await sheet.findByRole('button', { name: /^Signature: / }));
  const pad = within(await screen.findByRole('dialog', { name: 'Signature' }));
  await user.click(pad.getByRole('button', { name: 'Type your name instead' }));
  await user.type(pad.getByRole('textbox', { name: 'Type your name instead' }), 'Carl');
  await user.click(pad.getByRole('button', { name: 'Use signature' }));
  await sheet.findByRole('button', { name: 'Signature: Signature drawn' });
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Sign check' }));
  expect(await sheet.findByRole('alert')).toBeInTheDocument();
  expect(sheet.getByRole('textbox', { name: 'Name in block letters' })).toHaveValue('Carl Opera');

  server.on(signAt, () => ({
    body: { url: '/api/v1/file/x', expiresAt: at, name: 'Check.pdf', signerName: 'CARL OPERA', signedAt: at },
  }));
  answer({ signerName: 'CARL OPERA', signedAt: at, may: { ...may, sign: false } });
  await user.click(sheet.getByRole('button', { name: 'Sign check' }));
  expect(await screen.findByText(/^Second signature by CARL OPERA/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Client signs' })).not.toBeInTheDocument();
  expect(server.requests.filter(({ path }) => path.endsWith('/download/signed')).at(-1)?.body).toEqual({
    uploadId: 'up-1',
    name: 'Carl Opera',
  });
  // The picture of the signature went out once for both tries.
  expect(server.count('POST /uploads')).toBe(1);
});

test('without a network nobody can sign, send or open the paper', async () => {
  answer();
  await opened();
  const sign = await screen.findByRole('button', { name: 'Client signs' });
  await network(false);
  await waitFor(() => expect(sign).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Send a copy' })).toBeDisabled();
});
