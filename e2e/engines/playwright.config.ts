import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import stories from '../playwright.config.ts';
import { firefoxInHand, installFirefox } from './firefox.ts';

installFirefox();

/** The stories with `@firefox` in their title, told in Firefox. */
export default defineConfig(stories, {
  testDir: join(import.meta.dirname, '..'),
  globalSetup: '../support/product/seed-once.ts',
  grep: /@firefox/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: firefoxInHand, args: [] },
  },
});
