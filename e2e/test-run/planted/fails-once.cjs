/* Tests of Jest: one that passes, as many as asked for that fail at the first telling only, and one that may always fail. */
const { existsSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

test('passes', () => expect(1).toBe(1));
for (let number = 1; number <= Number(process.env.PLANTED_ONCE ?? 0); number += 1)
  test(`fails once, ${number}`, () => {
    const mark = join(process.env.CALLBOARD_TEST_RUN, `run-${number}`);
    const before = existsSync(mark);
    writeFileSync(mark, '');
    expect(before).toBe(true);
  });
if (process.env.PLANTED_ALWAYS) test('always fails', () => expect(1).toBe(2));
if (process.env.PLANTED_BROKEN) throw new Error('This file does not load.');
