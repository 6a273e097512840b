import { securityCheckBorder, securityCheckDue, securityCheckState } from './security-check-state.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const { from: dueFrom, until: dueUntil } = securityCheckDue(at('08:00'), 60);
const facts = { dueFrom, dueUntil, endsAt: at('18:00'), doneAt: null };

test('a check is due from an hour before the start to an hour after it', () => {
  expect([dueFrom, dueUntil]).toEqual([at('07:00'), at('09:00')]);
});

test.each([
  ['before its time it is planned', '06:59', null, 'planned', 'none'],
  ['an hour before the start it is due', '07:00', null, 'due', 'none'],
  ['an hour after the start it is still due', '09:00', null, 'due', 'none'],
  ['after that it is late', '09:01', null, 'late', 'yellow'],
  ['a minute before the end it is late', '17:59', null, 'late', 'yellow'],
  ['at the end it is missing', '18:00', null, 'missing', 'red'],
  ['in time it is done', '18:00', '08:10', 'done', 'none'],
  ['done too early counts as done', '06:30', '06:20', 'done', 'none'],
  ['done after its time it is done late', '18:00', '11:00', 'doneLate', 'none'],
] as const)('%s', (_, now, doneAt, state, border) => {
  const found = securityCheckState({ ...facts, doneAt: doneAt === null ? null : at(doneAt) }, at(now));
  expect([found, securityCheckBorder(found)]).toEqual([state, border]);
});

test('without an end of the shift it is missing as soon as it is late', () => {
  expect(securityCheckState({ ...facts, endsAt: null }, at('09:01'))).toBe('missing');
});
