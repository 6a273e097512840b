import { test } from '@playwright/test';
import { patience } from '../../support/run/patience.ts';

test('takes twice its limit', async () => {
  test.setTimeout(patience(1_000));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
});
