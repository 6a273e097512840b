import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cache } from '../step/step.ts';

test.describe.configure({ mode: 'serial' });
test('fails once', () => {
  const mark = join(cache, 'told');
  const told = existsSync(mark);
  writeFileSync(mark, '');
  expect(told).toBe(true);
});
test('is not run before it passes, and fails', () => expect(1).toBe(2));
