import {
  breakEnded,
  breakStarted,
  checkedIn,
  checkedOut,
  preCalled,
  stepUndone,
} from './optimistic-check.ts';
import { checkedInAt, sampleCheck, startsAt } from './sample-check.ts';

const made = (minutes = 0) => ({ madeAt: startsAt + minutes * 60_000 });
const iso = (minutes: number) => new Date(startsAt + minutes * 60_000).toISOString();

test('every step shows at once, with the minute to take it back', () => {
  const called = preCalled(sampleCheck(), made(-90));
  expect(called).toMatchObject({ state: 'preCalled', status: 'ready', preCalledAt: iso(-90) });
  const inside = checkedIn(called, made(-8));
  expect(inside).toMatchObject({ state: 'in', checkedFrom: iso(-8), undoUntil: iso(-7) });
  const paused = breakStarted(inside, made(200));
  expect(paused).toMatchObject({ state: 'break', breakSince: iso(200) });
  const back = breakEnded(paused, made(230));
  expect(back).toMatchObject({ state: 'in', breaks: [{ from: iso(200), until: iso(230) }] });
  expect(checkedOut(back, made(601))).toMatchObject({ state: 'out', checkedUntil: iso(601) });
});

test('a break that is open ends with the work', () =>
  expect(checkedOut(breakStarted(checkedInAt(iso(0)), made(200)), made(300))).toMatchObject({
    breakSince: null,
    breaks: [{ from: iso(200), until: iso(300) }],
  }));

test('a real end takes the place of the one that the server has proposed', () => {
  const proposed = checkedInAt(iso(0), { state: 'toBeChecked', status: 'done', checkedUntil: iso(600) });
  expect(checkedOut(proposed, made(760))).toMatchObject({ state: 'out', checkedUntil: iso(760) });
});

test('said with another time, that one counts', () =>
  expect(checkedIn(sampleCheck(), { ...made(30), at: iso(-5) }).checkedFrom).toBe(iso(-5)));

test('over an answer that already contains it, a step changes nothing', () => {
  const theirs = checkedInAt(iso(-8));
  expect(checkedIn(theirs, made(2))).toBe(theirs);
  expect(preCalled(theirs, made(2))).toBe(theirs);
  const paused = breakStarted(theirs, made(200));
  const over = breakEnded(paused, made(230));
  expect(breakStarted(over, made(200))).toBe(over);
  expect(breakEnded(over, made(230))).toBe(over);
});

test('undo takes the last step, and over an answer without it nothing more', () => {
  const inside = checkedIn(sampleCheck({ status: 'ready', preCalledAt: iso(-90) }), made(0));
  const back = stepUndone(inside, made(0.5));
  expect(back).toMatchObject({ state: 'preCalled', status: 'ready', checkedFrom: null, undoUntil: null });
  expect(stepUndone(back, made(0.5))).toBe(back);
  const out = checkedOut(checkedInAt(iso(0)), made(600));
  expect(stepUndone(out, made(600.5))).toMatchObject({
    state: 'in',
    checkedUntil: null,
    checkedFrom: iso(0),
  });
  expect(stepUndone(preCalled(sampleCheck(), made(-90)), made(-89.5))).toMatchObject({
    status: 'confirmed',
    preCalledAt: null,
  });
});
