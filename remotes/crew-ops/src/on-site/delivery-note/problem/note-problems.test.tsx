import type { DeliveryNote, NoteProblem } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../../feature.ts';
import { paths } from '../../../base/paths.ts';
import * as page from '../delivery-note-page.tsx';
import { sampleNote } from '../note/sample-note.ts';

jest.setTimeout(40_000);
let note: DeliveryNote;
const problem: NoteProblem = {
  id: 'problem-1',
  text: 'Ada left at five.',
  by: 'Klara Klient',
  at: '2025-11-22T09:00:00+01:00',
  settled: null,
};
const reported = 'POST /projectCrews/crew-1/deliveryNote/problems';
const bodies = (end: string) =>
  server.requests.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

const { server, show } = pageTest(feature);
beforeEach(() => {
  sessionStorage.clear();
  server.on('GET /projectCrews/crew-1/deliveryNote', () => ({ body: note }));
});
const opened = () =>
  show(page, {
    path: paths.deliveryNote.pattern,
    at: paths.deliveryNote.to({ id: 'crew-1' }),
  });
const press = async ({ user }: Awaited<ReturnType<typeof opened>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('the client says what is wrong; the note stands open then, with who said it and when', async () => {
  signInAs({ roles: ['client'] });
  const may = { confirm: true, sign: true, reportProblem: true };
  note = sampleNote({ viewer: 'client', may });
  server.on(reported, () => {
    note = sampleNote({ ...note, problems: [problem], may: { reportProblem: true } });
    return { body: note };
  });
  const drawn = await opened();
  await press(drawn, 'Something is wrong');
  const sheet = within(await screen.findByRole('dialog', { name: 'Something is wrong' }));
  // Signed in the client has a name already.
  expect(sheet.queryByLabelText('Your name')).not.toBeInTheDocument();
  await drawn.user.click(sheet.getByRole('button', { name: 'Send note' }));
  expect(sheet.getByLabelText('What is wrong?')).toBeInvalid();
  await drawn.user.type(sheet.getByLabelText('What is wrong?'), 'Ada left at five.');
  await expectNoAxeViolations(drawn.baseElement);
  await drawn.user.click(sheet.getByRole('button', { name: 'Send note' }));
  expect(await screen.findByText('Something is wrong – not approved yet')).toBeInTheDocument();
  expect(screen.getByText(/^Klara Klient, .*09:00$/)).toBeInTheDocument();
  expect(bodies('/problems')).toEqual([{ text: 'Ada left at five.' }]);
  for (const name of ['Confirm hours', 'Sign by hand instead'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test("on the chief's phone the client's name is asked for", async () => {
  signInAs({ roles: ['crew'] });
  note = sampleNote({ may: { sign: true, reportProblem: true } });
  server.on(reported, () => ({ body: note }));
  const drawn = await opened();
  await press(drawn, 'Sign here');
  const signing = within(await screen.findByRole('dialog', { name: 'Sign delivery note DN-7' }));
  await drawn.user.click(signing.getByRole('button', { name: 'Something is wrong' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Something is wrong' }));
  await drawn.user.type(sheet.getByLabelText('What is wrong?'), 'No break.');
  await drawn.user.click(sheet.getByRole('button', { name: 'Send note' }));
  expect(sheet.getByLabelText('Your name')).toBeInvalid();
  expect(bodies('/problems')).toEqual([]);
  await drawn.user.type(sheet.getByLabelText('Your name'), 'Klara Klient');
  await drawn.user.click(sheet.getByRole('button', { name: 'Send note' }));
  await waitFor(() => expect(bodies('/problems')).toEqual([{ text: 'No break.', saidBy: 'Klara Klient' }]));
});

test('the chief answers, and the answer stays on the note', async () => {
  signInAs({ roles: ['crew'] });
  note = sampleNote({ problems: [problem], may: { answerProblem: true, reportProblem: true } });
  let tries = 0;
  server.on('POST /projectCrews/crew-1/deliveryNote/problems/problem-1/answer', () => {
    tries += 1;
    if (tries === 1) return apiError(503, 'unavailable');
    const settled = {
      as: 'answered',
      answer: 'The gate book says six.',
      by: 'Nia Chief',
      at: problem.at,
    } as const;
    note = sampleNote({ ...note, problems: [{ ...problem, settled }], may: { sign: true } });
    return { body: note };
  });
  const drawn = await opened();
  await press(drawn, 'Answer');
  const sheet = within(await screen.findByRole('dialog', { name: 'Answer' }));
  expect(sheet.getByText('Ada left at five.')).toBeInTheDocument();
  await drawn.user.type(sheet.getByLabelText('Your answer'), 'The gate book says six.');
  const send = () => drawn.user.click(sheet.getByRole('button', { name: 'Answer' }));
  await send();
  expect(await sheet.findByRole('alert')).toBeInTheDocument();
  await send();
  expect(await screen.findByText('Settled')).toBeInTheDocument();
  expect(screen.getByText(/^Answered by Nia Chief, /)).toBeInTheDocument();
  expect(bodies('/answer').at(-1)).toEqual({ text: 'The gate book says six.' });
  expect(screen.getByRole('button', { name: 'Sign here' })).toBeEnabled();
});

test.each([
  ['the chief', 'chief', { sign: true, reportProblem: true }, ['Something is wrong', 'Sign here']],
  ['the planner', 'planner', { sign: true, reportProblem: true }, ['Something is wrong', 'Sign here']],
  ['a client while it is open', 'client', { reportProblem: true }, ['Something is wrong']],
  ['the planner while it is open', 'planner', { reportProblem: true, answerProblem: true }, ['Answer']],
] as const)('what %s is offered', async (_, viewer, may, names) => {
  signInAs({ roles: [viewer === 'chief' ? 'crew' : viewer] });
  note = sampleNote({ viewer, may });
  await opened();
  const bar = (await screen.findByRole('button', { name: names[0] })).parentElement as HTMLElement;
  const buttons = within(bar).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  expect(buttons.filter(({ className }) => className.includes('primary')).length).toBeLessThan(2);
});
