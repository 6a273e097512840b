import { formGaps, noDemands, todosOf, visibleQuestions } from './form-conditions.ts';
import type { FormAnswer, FormAnswers, FormQuestion, FormValue } from './form-conditions.ts';

const question = (id: string, some: Partial<FormQuestion> = {}): FormQuestion => ({
  id,
  kind: 'yesNo',
  required: true,
  choices: [],
  showIf: null,
  onNo: null,
  minimum: null,
  maximum: null,
  ...some,
});
const answer = (value: FormValue, some: Partial<FormAnswer> = {}): FormAnswer => ({
  value,
  comment: '',
  hasFile: false,
  ...some,
});

const injured = question('injured');
const who = question('who', { kind: 'text', showIf: { questionId: 'injured', oneOf: ['yes'] } });
const where = question('where', { kind: 'text', showIf: { questionId: 'who', oneOf: ['Zoë'] } });
const wind = question('wind', { kind: 'number' });
const stop = question('stop', { showIf: { questionId: 'wind', over: 12 } });
const calm = question('calm', { showIf: { questionId: 'wind', under: 3 } });
const tools = question('tools', { kind: 'multi' });
const saw = question('saw', { showIf: { questionId: 'tools', oneOf: ['saw', 'axe'] } });

test.each<[string, FormQuestion[], FormAnswers, string[]]>([
  ['without conditions everything is asked', [injured, wind], {}, ['injured', 'wind']],
  ['what hangs on an answer waits for it', [injured, who], {}, ['injured']],
  ['another answer does not ask it', [injured, who], { injured: answer('no') }, ['injured']],
  ['the right answer asks it', [injured, who], { injured: answer('yes') }, ['injured', 'who']],
  [
    'what hangs on something that is no longer asked goes with it',
    [injured, who, where],
    { injured: answer('no'), who: answer('Zoë') },
    ['injured'],
  ],
  ['a number over the mark asks it', [wind, stop, calm], { wind: answer(12.5) }, ['wind', 'stop']],
  ['the mark itself does not', [wind, stop, calm], { wind: answer(12) }, ['wind']],
  ['a number under the mark asks it', [wind, stop, calm], { wind: answer(0) }, ['wind', 'calm']],
  ['one of several choices is enough', [tools, saw], { tools: answer(['rope', 'axe']) }, ['tools', 'saw']],
  ['a condition on a later question is never met', [who, injured], { injured: answer('yes') }, ['injured']],
])('%s', (_, questions, answers, expected) =>
  expect(visibleQuestions(questions, answers).map(({ id }) => id)).toEqual(expected),
);

const exits = question('exits', { onNo: { comment: true, photo: true, todo: true } });

test.each<[string, FormQuestion[], FormAnswers, string[]]>([
  ['a required question without an answer is a gap', [injured], {}, ['injured answer']],
  ['an optional one is not', [question('free', { required: false })], {}, []],
  ['information needs no answer', [question('info', { kind: 'info' })], {}, []],
  ['what is not asked is no gap', [injured, who], { injured: answer('no') }, []],
  ['a "yes" asks for nothing more', [exits], { exits: answer('yes') }, []],
  ['"not applicable" asks for nothing more', [exits], { exits: answer('na') }, []],
  [
    'a "no" asks for its comment and its photo',
    [exits],
    { exits: answer('no') },
    ['exits comment', 'exits photo'],
  ],
  [
    'a comment of blanks is none',
    [exits],
    { exits: answer('no', { comment: '  ', hasFile: true }) },
    ['exits comment'],
  ],
  [
    'a "no" with both is complete',
    [exits],
    { exits: answer('no', { comment: 'Door 4', hasFile: true }) },
    [],
  ],
])('%s', (_, questions, answers, expected) =>
  expect(formGaps(questions, answers).map((gap) => `${gap.questionId} ${gap.missing}`)).toEqual(expected),
);

test('only a "no" that says so raises a to-do', () => {
  expect(todosOf([exits, injured], { exits: answer('no'), injured: answer('no') })).toEqual([exits]);
  expect(noDemands(exits, answer('yes'))).toEqual({ comment: false, photo: false, todo: false });
});
