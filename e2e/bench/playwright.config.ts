import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { cache } from '../support/paths.ts';
import stories from '../playwright.config.ts';

/** Measured stories, one after the other, so that nothing else is measured with them. */
export default defineConfig({
  ...stories,
  testMatch: 'stories/*.ts',
  testDir: '.',
  outputDir: join(cache, 'bench-results'),
  globalSetup: '../support/seed-once.ts',
  workers: 1,
  timeout: 900_000,
  reporter: 'line',
});
