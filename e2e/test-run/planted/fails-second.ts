import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cache } from '../step/step.ts';

test('is told in each engine', () => expect(1).toBe(1));
test('fails the second time', () => {
  const marks = [1, 2].map((number) => join(cache, `second-${number}`));
  const next = marks.find((mark) => !existsSync(mark));
  if (next) writeFileSync(next, '');
  expect(next).not.toBe(marks[1]);
});
