import 'fake-indexeddb/auto';
import type { FormPerformance, SecurityCheckRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, sampleQuestion } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listedChecks, sampleCheck, sampleCrew } from '../../crew/crew/sample-crew.ts';
import feature from '../../feature.ts';
import { freshPhone, network, phoneAt, putPhoneAway, there } from '../check/phone-for-tests.ts';
import { samplePerformance } from '@callboard/testing';
import * as page from './security-check-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(async () => {
  phoneAt(there);
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  await freshPhone();
});
afterEach(() => {
  putPhoneAway();
  jest.restoreAllMocks();
});

const saveAt = 'POST /formResults/perform/result-1';
type Sent = { answers: { questionId: string; value: unknown; comment?: string }[]; submit: boolean };

/** A server that keeps what it is told, as the real one does. */
function answer(own: Partial<FormPerformance> = {}, row: Partial<SecurityCheckRow> = {}) {
  let now = samplePerformance(own);
  server.on('GET /forms/perform/form-1', () => ({ body: now }));
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew() }));
  server.on('GET /projectCrews/crew-1/securityChecks', () => ({ body: listedChecks([sampleCheck(row)]) }));
  server.on(saveAt, ({ body, headers }) => {
    if (headers['if-match'] !== `"${now.version}"`) return apiError(409, 'conflict');
    const { answers, submit } = body as Sent;
    const rest = now.answers.filter(
      ({ questionId }) => !answers.some((one) => one.questionId === questionId),
    );
    const kept = answers.flatMap(({ questionId, value, comment = '' }) =>
      value === null
        ? []
        : [{ questionId, value: value as string, comment, answeredAt: '2025-11-21T20:00:00Z', file: null }],
    );
    now = {
      ...now,
      version: now.version + 1,
      answers: [...rest, ...kept],
      ...(submit && { state: 'submitted', submittedAt: '2025-11-21T20:05:00Z' }),
    };
    return { body: now };
  });
}
const path = '/crews/{id}/security-check/{formId}/{date}/{shift}';
const opened = () =>
  show(page, {
    path,
    at: '/crews/crew-1/security-check/form-1/2025-11-21/night',
  });
const question = (name: string) => screen.findByRole('region', { name });
const saves = () =>
  server.requests
    .filter(({ path: to }) => to === '/formResults/perform/result-1')
    .map(({ body }) => body as Sent);

test('a check that nobody began is begun by the chief, and says that it was missed', async () => {
  answer({ state: 'new', resultId: null, may: { start: true, answer: false, change: false, sign: false } });
  server.on('POST /formResults/perform', ({ body }) => ({
    body: samplePerformance({ resultId: (body as { resultId: string }).resultId }),
  }));
  const { user, container } = await opened();
  expect(await screen.findByText('Walk all gates first.')).toBeInTheDocument();
  expect(await screen.findByText('Missing')).toBeInTheDocument();
  expect(screen.getByText(/It was not done/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await question('Are the exits free?')).toBeInTheDocument();
  await waitFor(() => expect(server.count('POST /formResults/perform')).toBe(1));
  expect(server.requests.find(({ path: to }) => to === '/formResults/perform')?.body).toEqual({
    resultId: expect.stringMatching(/^[0-9a-f-]{32,36}$/),
    formId: 'form-1',
    crewId: 'crew-1',
    date: '2025-11-21',
    shift: 'night',
  });
});

test('answers are saved half a second after the last one, with what they ask for', async () => {
  answer();
  const { user, container } = await opened();
  const exits = within(await question('Are the exits free?'));
  expect(screen.queryByRole('region', { name: 'Which exits?' })).not.toBeInTheDocument();
  await user.click(exits.getByRole('radio', { name: 'No' }));
  expect(await question('Which exits?')).toBeInTheDocument();
  expect(exits.getByText('Your planner will be notified.')).toBeInTheDocument();
  await user.type(exits.getByRole('textbox', { name: 'What is the matter?' }), 'Blocked');
  await waitFor(() =>
    expect(saves().at(-1)?.answers).toEqual([
      { questionId: 'Are the exits free?', value: 'no', comment: 'Blocked' },
    ]),
  );
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
  expect(saves().length).toBeLessThan(3);
  await expectNoAxeViolations(container);
});

test('a figure beyond its bounds is told at once and not saved', async () => {
  answer();
  const { user } = await opened();
  const field = within(await question('Wind')).getByRole('textbox');
  await user.type(field, '50');
  await waitFor(() => expect(field).toBeInvalid());
  await user.clear(field);
  await user.type(field, '12,5');
  await waitFor(() =>
    expect(saves().at(-1)?.answers).toEqual([{ questionId: 'Wind', value: 12.5, comment: '' }]),
  );
  expect(JSON.stringify(saves())).not.toContain('"value":50');
});

test('a missing answer keeps the check from being submitted and is named', async () => {
  answer();
  const { user } = await opened();
  const exits = within(await question('Are the exits free?'));
  await user.click(exits.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Review and submit' }));
  expect(await exits.findByText('Add a photo of it.')).toBeInTheDocument();
  await waitFor(() => expect(exits.getByRole('textbox')).toHaveFocus());
  for (const name of ['Which exits?', 'Wind'])
    expect(within(await question(name)).getByText('This still needs an answer.')).toBeInTheDocument();
  await waitFor(() => expect(saves()).toHaveLength(1));
});

test('half a day keeps it from being submitted, though nobody has to name one', async () => {
  const inspected = sampleQuestion('Last inspection', { kind: 'date', required: false });
  answer({ questions: [inspected] });
  const { user } = await opened();
  const day = within(await question('Last inspection'));
  const [first] = await day.findAllByRole('spinbutton');
  await user.click(first ?? document.body);
  await user.keyboard('1');
  await user.click(screen.getByRole('button', { name: 'Review and submit' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Last inspection' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without network an answer is kept on this phone and goes out later', async () => {
  answer();
  const { user } = await opened();
  const exits = within(await question('Are the exits free?'));
  await network(false);
  await user.click(exits.getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByText(/^Saved on this phone/)).toBeInTheDocument();
  expect(saves()).toEqual([]);
  await network(true);
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
  expect(exits.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

const unbegun: Partial<FormPerformance> = {
  state: 'new',
  resultId: null,
  version: 0,
  may: { start: true, answer: false, change: false, sign: false },
};

test('without network a check is begun and answered on this phone, and goes out in that order', async () => {
  answer(unbegun);
  const { user } = await opened();
  const start = await screen.findByRole('button', { name: 'Start' });
  await network(false);
  await user.click(start);
  await user.click(within(await question('Are the exits free?')).getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByText(/^Saved on this phone/)).toBeInTheDocument();
  // Half a second after the answer it is kept as well.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(server.count('POST /formResults/perform')).toBe(0);
  let named = '';
  server.on('POST /formResults/perform', ({ body }) => {
    named = (body as { resultId: string }).resultId;
    server.on(`POST /formResults/perform/${named}`, ({ body: sent, headers }) => {
      expect(headers['if-match']).toBe('"5"');
      const { answers } = sent as Sent;
      expect(answers).toEqual([{ questionId: 'Are the exits free?', value: 'yes', comment: '' }]);
      const [one] = answers;
      const kept = { questionId: String(one?.questionId), value: 'yes', comment: '', file: null };
      return {
        body: samplePerformance({
          resultId: named,
          version: 6,
          answers: [{ ...kept, answeredAt: '2025-11-21T20:00:00Z' }],
        }),
      };
    });
    return { body: samplePerformance({ resultId: named, version: 5 }) };
  });
  await network(true);
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
  await waitFor(() => expect(server.count(`POST /formResults/perform/${named}`)).toBe(1));
  expect(within(await question('Are the exits free?')).getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('a start that is refused says why, and is dropped with its answers', async () => {
  answer(unbegun);
  server.on('POST /formResults/perform', () => apiError(404, 'not_found'));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeInTheDocument();
  expect(saves()).toEqual([]);
});

test('somebody else answered meanwhile: the own answers stay, and are saved when one says so', async () => {
  answer();
  server.on(saveAt, () => apiError(409, 'conflict'));
  const { user } = await opened();
  await user.click(within(await question('Are the exits free?')).getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByText('It was answered on another device')).toBeInTheDocument();
  expect(within(await question('Are the exits free?')).getByRole('radio', { name: 'Yes' })).toBeChecked();
  answer({ version: 9 });
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
  expect(saves().at(-1)?.answers).toEqual([{ questionId: 'Are the exits free?', value: 'yes', comment: '' }]);
});

test('a submitted check meets other answers: it is read once more, and then locked', async () => {
  const own = { questions: [sampleQuestion('Wind', { kind: 'number' })], needsSignature: false };
  answer(own);
  const { user } = await opened();
  await user.type(within(await question('Wind')).getByRole('textbox'), '12');
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
  server.on(saveAt, () => apiError(409, 'conflict'));
  const submit = async () => {
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('12')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Submit' }));
  };
  await user.click(screen.getByRole('button', { name: 'Review and submit' }));
  await submit();
  expect(await screen.findByText('It was answered on another device')).toBeInTheDocument();
  answer({ ...own, version: 9 });
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await submit();
  expect(await screen.findByText('The answers are locked.')).toBeInTheDocument();
  expect(saves().map((sent) => sent.submit)).toEqual([false, true, false, true]);
});

test('a file that met other answers goes out again as the answer that it is', async () => {
  const own = { questions: [sampleQuestion('Proof', { kind: 'file' })] };
  answer(own);
  server.on(saveAt, () => apiError(409, 'conflict'));
  server.on('POST /uploads', () => ({
    body: { id: 'up-1', name: 'proof.txt', type: 'text/plain', size: 3 },
  }));
  const { user } = await opened();
  // jsdom reads no bytes.
  Blob.prototype.arrayBuffer = async () => new TextEncoder().encode('{}').buffer;
  const proof = new File(['{}'], 'proof.txt', { type: 'text/plain' });
  await user.upload(within(await question('Proof')).getByLabelText('Proof', { selector: 'input' }), proof);
  expect(await screen.findByText('It was answered on another device')).toBeInTheDocument();
  answer({ ...own, version: 9 });
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
  expect(saves().at(-1)?.answers).toEqual([{ questionId: 'Proof', uploadId: 'up-1' }]);
});

test('a submitted check is locked and can be read, shown and sent', async () => {
  const value = { questionId: 'Are the exits free?', value: 'yes', comment: '' };
  answer(
    {
      state: 'submitted',
      submittedAt: '2025-11-21T20:05:00Z',
      signature: { name: 'ERIKA MAIER', at: '2025-11-21T20:05:00Z' },
      answers: [{ ...value, answeredAt: '2025-11-21T20:00:00Z', file: null }],
      may: { start: false, answer: false, change: true, sign: false },
    },
    { state: 'done', may: { perform: false, download: true, sign: false, send: true, cancel: false } },
  );
  server.on('POST /projectCrews/crew-1/securityChecks/check-1/signed/send', () => ({
    body: { email: 'klara@opera.example', sentAt: '2025-11-21T20:10:00Z' },
  }));
  const { user, container } = await opened();
  expect(await screen.findByText(/^Signed by ERIKA MAIER/)).toBeInTheDocument();
  expect(screen.getByText('The answers are locked.')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(await screen.findByRole('button', { name: 'Send a copy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Send a copy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a check that is not planned or not for this person says so', async () => {
  server.on('GET /forms/perform/form-1', () => apiError(404, 'not_found'));
  const { container } = await opened();
  expect(await screen.findByText('Security check not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the crew' })).toHaveAttribute('href', '/crews/crew-1');
  await expectNoAxeViolations(container);
});
