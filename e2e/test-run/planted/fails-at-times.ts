import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cache } from '../step/step.ts';

/** Which run of a story it is; all workers count in one row. */
function countRun(story: string): number {
  for (let count = 1; ; count += 1) {
    try {
      mkdirSync(join(cache, `${story}-${count}`));
      return count;
    } catch {
      continue;
    }
  }
}

test('passes', () => expect(1).toBe(1));
test('fails each second time', () => expect(countRun('second') % 2).not.toBe(0));
test('fails each third time', () => expect(countRun('third') % 3).not.toBe(0));
