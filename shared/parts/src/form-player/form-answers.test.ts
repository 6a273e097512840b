import { sampleQuestion } from '@callboard/testing';
import { questionsOf } from './question/given-answer.ts';
import { answersShown, answersToSend, answersToSubmit, stillTyped } from './form-answers.ts';
import { samplePerformance } from '@callboard/testing';

const exits = 'Are the exits free?';
const answered = samplePerformance({
  answers: [
    { questionId: exits, value: 'yes', comment: '', answeredAt: '2025-11-21T19:10:00+01:00', file: null },
  ],
});
const waits = (answers: object[], files: { name: string; type: string; size: number }[] = []) => ({
  input: { params: { id: 'result-1' }, body: { answers, submit: false } } as never,
  files,
});

test('answers that wait stand over those that were read, and what is typed over both', () => {
  const waiting = [waits([{ questionId: exits, value: 'no', comment: 'Gate 3' }])];
  expect(answersShown(answered, waiting, {})[exits]).toMatchObject({ value: 'no', comment: 'Gate 3' });
  const shown = answersShown(answered, waiting, { [exits]: { comment: 'Gate 4' } });
  expect(shown[exits]).toMatchObject({ value: 'no', comment: 'Gate 4' });
});

test('an answer taken away is none', () => {
  expect(answersShown(answered, [waits([{ questionId: exits, value: null }])], {})[exits]).toBeUndefined();
});

test('a photo that waits stands beside its answer, without an address', () => {
  const photo = waits(
    [{ questionId: exits, value: 'no', uploadId: 'callboard-file:0' }],
    [{ name: 'gate.jpg', type: 'image/jpeg', size: 9 }],
  );
  expect(answersShown(answered, [photo], {})[exits]).toEqual({
    value: 'no',
    comment: '',
    file: { name: 'gate.jpg', type: 'image/jpeg', url: null },
  });
});

test('a later save holds what an earlier one has not sent, even what is as before again', () => {
  const questions = questionsOf(answered);
  const waiting = [waits([{ questionId: exits, value: 'no', comment: 'Gate 3' }])];
  const edits = { [exits]: { value: 'yes', comment: '' }, Wind: { value: 12 } };
  const shown = answersShown(answered, waiting, edits);
  expect(answersToSend(questions, waiting, edits, shown)).toEqual([
    { questionId: exits, value: 'yes', comment: '' },
    { questionId: 'Wind', value: 12, comment: '' },
  ]);
});

test('a submitted form holds every answer that was read, also those that were saved before', () => {
  const value = { questionId: exits, value: 'yes', comment: '' };
  const before = { ...value, answeredAt: '2025-11-21T20:00:00Z', file: null };
  const performance = samplePerformance({ answers: [before] });
  const edits = { Wind: { value: 12 } };
  const shown = answersShown(performance, [], edits);
  const questions = questionsOf(performance);
  const unsent = answersToSend(questions, [], edits, shown);
  expect(answersToSubmit(questions, unsent, shown)).toEqual([
    { questionId: 'Wind', value: 12, comment: '' },
    value,
  ]);
});

test('answers that do not fit their question and files stay out of a save', () => {
  const performance = samplePerformance({
    questions: [
      sampleQuestion('Wind', { kind: 'number', minimum: 0, maximum: 40 }),
      sampleQuestion('Fence', { kind: 'photo' }),
    ],
  });
  const edits = { Wind: { value: 50 } };
  const waiting = [
    waits(
      [{ questionId: 'Fence', uploadId: 'callboard-file:0' }],
      [{ name: 'fence.jpg', type: 'image/jpeg', size: 9 }],
    ),
  ];
  const shown = answersShown(performance, waiting, edits);
  expect(shown['Fence']?.value).toBe('fence.jpg');
  expect(answersToSend(questionsOf(performance), waiting, edits, shown)).toEqual([]);
  expect(stillTyped(edits, edits, [])).toEqual(edits);
});

test('answers typed while the last save was kept are still to be saved', () => {
  const first = { Wind: { value: 1 } };
  const then = { Wind: { value: 12 } };
  const sent = [{ questionId: 'Wind', value: 1, comment: '' }];
  expect(stillTyped(then, first, sent)).toEqual(then);
  expect(stillTyped(first, first, sent)).toEqual({});
});
