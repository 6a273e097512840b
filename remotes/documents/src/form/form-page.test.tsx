import type { FormPerformance } from '@callboard/contract';
import {
  apiError,
  expectNoAxeViolations,
  pageTest,
  pretendDrawing,
  samplePerformance,
  sampleQuestion,
  setNetwork,
} from '@callboard/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from './form-page.tsx';

const { server, show } = pageTest(feature);
beforeAll(() => {
  pretendDrawing();
});
const plain = { crew: null, date: null, shift: null, needsSignature: false } as const;
const formOf = (own: Partial<FormPerformance> = {}) =>
  samplePerformance({
    ...plain,
    form: { id: 'form-1', kind: 'form', name: 'Way home', intro: 'After night work.' },
    questions: [
      sampleQuestion('Safe way home?'),
      sampleQuestion('Why not?', { kind: 'text', required: false }),
    ],
    ...own,
  });
const training = {
  state: 'failed',
  score: 50,
  passed: false,
  minimumScore: 80,
  attemptsLeft: 2,
  validUntil: null,
} as const;
const trainingOf = (own: Partial<FormPerformance> = {}) =>
  formOf({
    form: { id: 'form-1', kind: 'training', name: 'Fire safety', intro: '' },
    state: 'submitted',
    submittedAt: '2026-11-20T10:00:00Z',
    training,
    may: { start: true, answer: false, change: false, sign: false },
    ...own,
  });
let performance: FormPerformance;
beforeEach(() => {
  performance = formOf();
  server.on('GET /forms/perform/form-1', () => ({ body: performance }));
});
const opened = () => show(page, { path: paths.form.pattern, at: paths.form.to({ id: 'form-1' }) });

test('a form that is half filled in goes on where it was left', async () => {
  const { container } = await opened();
  const question = within(await screen.findByRole('region', { name: 'Safe way home?' }));
  expect(question.getByRole('radio', { name: 'Yes' })).toBeEnabled();
  expect(screen.getByText('0 of 2')).toBeInTheDocument();
  expect(server.requests[0]?.url).toBe(feature.pages.form.warm[0]?.replace('{id}', 'form-1'));
  await expectNoAxeViolations(container);
});

test('a missing answer is said before the form can be submitted', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Review and submit' }));
  expect(await screen.findByText('This still needs an answer.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('before it is submitted everything is shown once more', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Review and submit' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Submit Way home?' }));
  expect(sheet.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'No answer',
  ]);
  expect(sheet.getByText(/^This locks your answers/)).toBeInTheDocument();
});

test('a submitted form is locked', async () => {
  performance = formOf({ state: 'submitted', submittedAt: '2026-11-20T10:00:00Z' });
  await opened();
  expect(await screen.findByText('The answers are locked.')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a copy of what was signed is sent, without an address to oneself; a refusal keeps what was typed', async () => {
  const at = '2026-11-20T10:00:00Z';
  const signed = { state: 'submitted', resultId: 'r-1', submittedAt: at } as const;
  performance = formOf({ ...signed, signature: { name: 'ERIKA MAIER', at } });
  const sendAt = 'POST /forms/perform/form-1/download/signed/send';
  const refusal = apiError(422, 'invalid') as { body: object };
  const fields = [{ path: 'email', code: 'bad_format', params: {} }];
  server.on(sendAt, () => ({ status: 422, body: { ...refusal.body, fields } }));
  const { user, container } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Send a copy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the signed form' }));
  await user.type(dialog.getByRole('textbox'), 'klara@opera.example');
  await user.click(dialog.getByRole('button', { name: 'Send a copy' }));
  await waitFor(() => expect(dialog.getByRole('textbox')).toBeInvalid());
  expect(dialog.getByRole('textbox')).toHaveValue('klara@opera.example');
  await expectNoAxeViolations(container);
  server.on(sendAt, () => ({ body: { email: 'erika@crew.example', sentAt: at } }));
  performance = { ...performance, sentAt: at };
  await user.clear(dialog.getByRole('textbox'));
  await user.click(dialog.getByRole('button', { name: 'Send a copy' }));
  expect(await screen.findByText(/^The answers are locked\. Copy sent /)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const bodies = server.requests.filter(({ path }) => path.endsWith('/signed/send')).map(({ body }) => body);
  expect(bodies).toEqual([{ resultId: 'r-1', email: 'klara@opera.example' }, { resultId: 'r-1' }]);
});

test('a form that nobody has signed has no copy to send', async () => {
  performance = formOf({ state: 'submitted', submittedAt: '2026-11-20T10:00:00Z' });
  await opened();
  await screen.findByText('The answers are locked.');
  expect(screen.queryByRole('button', { name: 'Send a copy' })).not.toBeInTheDocument();
});

const signAt = 'POST /forms/perform/form-1/download/signed';
const unsigned = (own: Partial<FormPerformance> = {}) =>
  formOf({
    state: 'submitted',
    resultId: 'r-1',
    submittedAt: '2026-11-20T10:00:00Z',
    may: { start: false, answer: false, change: true, sign: true },
    ...own,
  });
async function signatureDrawn({ user }: Awaited<ReturnType<typeof opened>>) {
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  const sheet = within(await screen.findByRole('dialog', { name: /^Sign / }));
  await user.click(await sheet.findByRole('button', { name: /^Signature: / }));
  const pad = within(await screen.findByRole('dialog', { name: 'Signature' }));
  await user.click(pad.getByRole('button', { name: 'Type your name instead' }));
  await user.type(pad.getByRole('textbox', { name: 'Type your name instead' }), 'Erika');
  await user.click(pad.getByRole('button', { name: 'Use signature' }));
  await sheet.findByRole('button', { name: 'Signature: Signature drawn' });
  return sheet;
}
beforeEach(() => {
  sessionStorage.clear();
  server.on('POST /uploads', () => ({
    body: { id: 'up-1', name: 'signature.png', type: 'image/webp', size: 9 },
  }));
});

test('a form submitted unsigned is signed afterwards; a refusal keeps the signature for the next try', async () => {
  performance = unsigned();
  const shown = await opened();
  const sheet = await signatureDrawn(shown);
  expect(sheet.getAllByRole('definition')).toHaveLength(2);
  expect(sheet.queryByRole('button', { name: /Change/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(shown.container);
  server.on(signAt, () => apiError(500, 'internal'));
  const button = sheet.getByRole('button', { name: 'Sign now' });
  await shown.user.click(button);
  expect(await sheet.findByRole('alert')).toBeInTheDocument();
  const at = '2026-11-21T08:00:00Z';
  server.on(signAt, () => ({
    body: { url: '/api/v1/file/x', expiresAt: at, name: 'Form.pdf', signerName: 'Erika Maier', signedAt: at },
  }));
  performance = unsigned({
    signature: { name: 'Erika Maier', at },
    may: { ...performance.may, sign: false },
  });
  await shown.user.click(button);
  expect(await screen.findByText(/^Signed by Erika Maier/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send a copy' })).toBeInTheDocument();
  const bodies = server.requests.filter(({ path }) => path.endsWith('/signed')).map(({ body }) => body);
  const body = { uploadId: 'up-1', name: 'Erika Maier', resultId: 'r-1' };
  expect([bodies, server.count('POST /uploads')]).toEqual([[body, body], 1]);
});

test('a signature that comes too late is refused in words, and closing shows what is there now', async () => {
  performance = unsigned();
  server.on(signAt, () => apiError(409, 'wrong_state'));
  const shown = await opened();
  const sheet = await signatureDrawn(shown);
  await shown.user.click(sheet.getByRole('button', { name: 'Sign now' }));
  expect(await sheet.findByText('This is no longer possible')).toBeInTheDocument();
  performance = formOf();
  await shown.user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Review and submit' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without a connection nobody signs, and nobody is asked to who may not', async () => {
  performance = unsigned();
  const { unmount } = await opened();
  const sign = await screen.findByRole('button', { name: 'Sign' });
  await act(async () => setNetwork(false));
  await waitFor(() => expect(sign).toBeDisabled());
  await act(async () => setNetwork(true));
  unmount();
  performance = unsigned({ may: { ...performance.may, sign: false } });
  await opened();
  await screen.findByText('The answers are locked.');
  expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
});

test('a training that was passed is signed too, and says by whom', async () => {
  performance = trainingOf({
    training: { ...training, state: 'passed', score: 100, passed: true },
    may: { start: false, answer: false, change: false, sign: true },
  });
  const { unmount } = await opened();
  expect(await screen.findByRole('button', { name: 'Sign' })).toBeEnabled();
  unmount();
  performance = { ...performance, signature: { name: 'Erika Maier', at: '2026-11-21T08:00:00Z' } };
  await opened();
  expect(await screen.findByText(/^Signed by Erika Maier/)).toBeInTheDocument();
});

test('a training that was not passed says the score, and can be tried again', async () => {
  performance = trainingOf();
  server.on('POST /formResults/perform', () => ({
    body: trainingOf({
      state: 'open',
      submittedAt: null,
      may: { ...performance.may, start: false, answer: true },
    }),
  }));
  const { user, container } = await opened();
  expect(await screen.findByText(/^50 % right, 80 % needed\. 2 attempts left/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review and submit' })).toBeInTheDocument());
});

test('a training that was passed says until when it counts', async () => {
  performance = trainingOf({
    training: { ...training, state: 'passed', score: 100, passed: true, validUntil: '2027-11-20' },
    may: { start: false, answer: false, change: false, sign: false },
  });
  await opened();
  expect((await screen.findAllByText(/valid until 20 Nov 2027/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a form that is not there leads to the trainings', async () => {
  server.on('GET /forms/perform/form-1', () => apiError(404, 'not_found'));
  await opened();
  expect(await screen.findByText('Form not found')).toBeInTheDocument();
});
