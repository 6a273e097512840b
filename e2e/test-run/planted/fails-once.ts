import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cache } from '../step/step.ts';

test('passes', () => expect(1).toBe(1));
for (let number = 1; number <= Number(process.env.PLANTED_COUNT ?? 1); number += 1)
  test(`fails once, ${number}`, () => {
    const mark = join(cache, `told-${number}`);
    const told = existsSync(mark);
    writeFileSync(mark, '');
    expect(told).toBe(true);
  });
