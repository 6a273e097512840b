import type { FormPerformance } from '@callboard/contract';
import {
  apiError,
  expectNoAxeViolations,
  pageTest,
  pretendDrawing,
  samplePerformance,
  sampleQuestion,
} from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../paths.ts';
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

test('what is missing is said before it can be submitted', async () => {
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

test('what was submitted is locked', async () => {
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

test('what nobody has signed has no copy to send', async () => {
  performance = formOf({ state: 'submitted', submittedAt: '2026-11-20T10:00:00Z' });
  await opened();
  await screen.findByText('The answers are locked.');
  expect(screen.queryByRole('button', { name: 'Send a copy' })).not.toBeInTheDocument();
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
