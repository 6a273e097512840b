import { answerProblem } from './form-answers.ts';
import type { FormQuestion, FormValue } from './form-conditions.ts';

const question = (kind: FormQuestion['kind'], some: Partial<FormQuestion> = {}) => ({
  kind,
  choices: [{ id: 'a' }, { id: 'b' }],
  minimum: null,
  maximum: null,
  ...some,
});
const degrees = question('number', { minimum: -20, maximum: 50 });

test.each<[string, ReturnType<typeof question>, FormValue, string | null]>([
  ['yes, no and "not applicable" are answers', question('yesNo'), 'na', null],
  ['maybe is none', question('yesNo'), 'maybe', 'bad_choice'],
  ['information takes no answer', question('info'), 'read', 'bad_format'],
  ['one of the choices', question('single'), 'b', null],
  ['none of the choices', question('single'), 'c', 'bad_choice'],
  ['several of the choices', question('multi'), ['b', 'a'], null],
  ['a choice twice', question('multi'), ['a', 'a'], 'bad_choice'],
  ['one that is not among them', question('multi'), ['a', 'c'], 'bad_choice'],
  ['no choice is no answer', question('multi'), [], 'required'],
  ['one choice that is no list', question('multi'), 'a', 'bad_format'],
  ['a number on the lower bound', degrees, -20, null],
  ['a number below it', degrees, -20.5, 'too_small'],
  ['a number above the upper bound', degrees, 51, 'too_big'],
  ['a number as text', degrees, '12', 'bad_format'],
  ['not a number', degrees, Number.NaN, 'bad_format'],
  ['any number where there are no bounds', question('number'), -1e9, null],
  ['a text of 2000 letters', question('text'), 'x'.repeat(2_000), null],
  ['a letter more', question('text'), 'x'.repeat(2_001), 'too_long'],
  ['a text of blanks', question('text'), ' \n', 'required'],
  ['a day', question('date'), '2028-02-29', null],
  ['a day that does not exist', question('date'), '2027-02-29', 'bad_format'],
  ['a day with a time', question('date'), '2027-02-28T10:00', 'bad_format'],
  ['a position', question('location'), { latitude: 48.2, longitude: 16.4, accuracy: 12 }, null],
  ['a position without accuracy', question('location'), { latitude: -90, longitude: 180 }, null],
  ['a position beyond the pole', question('location'), { latitude: 91, longitude: 0 }, 'bad_format'],
  ['a position as text', question('location'), '48.2, 16.4', 'bad_format'],
  ['a photo by its name', question('photo'), 'gate.webp', null],
  ['a photo without one', question('photo'), '', 'bad_format'],
])('%s', (_, asked, value, expected) => expect(answerProblem(asked, value)?.code ?? null).toBe(expected));
