import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { cache } from '../support/run/paths.ts';
import { patience } from '../support/run/patience.ts';
import stories from '../playwright.config.ts';
import { small } from './asked-runs.ts';

/** Measured stories, one after the other, so that nothing else is measured with them. */
export default defineConfig({
  ...stories,
  testMatch: 'stories/*.ts',
  testDir: '.',
  outputDir: join(cache, 'bench-results'),
  globalSetup: '../support/product/seed-once.ts',
  workers: 1,
  // What hangs in its smallest form costs a run of all stories minutes, not a quarter of an hour.
  timeout: small ? patience(180_000) : 900_000,
  reporter: 'line',
  // As phones have it.
  use: { ...stories.use, serviceWorkers: 'allow' },
});
