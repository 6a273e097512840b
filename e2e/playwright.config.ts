import { join } from 'node:path';
import '@callboard/config/test-clock';
import { defineConfig } from '@playwright/test';
import { browserOptions, browserPath } from './support/phone/browser.ts';
import { cache } from './support/run/paths.ts';
import type { StoryOptions } from './support/story.ts';
import { patience } from './support/run/patience.ts';

// Found once; the workers, which read this file again, take it from the environment.
process.env.CALLBOARD_CHROMIUM ??= browserPath();

const traces: Readonly<Record<string, 'on' | 'retain-on-failure'>> = { all: 'on', 1: 'retain-on-failure' };

export default defineConfig<StoryOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(cache, 'results'),
  globalSetup: './support/product/seed-once.ts',
  // The stories share two cores with the servers they start.
  workers: 2,
  timeout: patience(40_000),
  expect: { timeout: patience(8_000) },
  // What fails is told once more by `npm test`, alone and by name; never here, unseen.
  retries: 0,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    // What does not come soon does not come: a story fails where it stands, not at its end.
    actionTimeout: patience(8_000),
    navigationTimeout: patience(15_000),
    // The offline worker fetches the whole product onto every new phone: as much work as most stories are. Those that
    // are about it say so, as does the walk over every screen of crew-ops.
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // A quarter of the time goes into traces; where a story ended stands in its report anyway.
    trace: traces[process.env.CALLBOARD_TRACE ?? ''] ?? 'off',
    launchOptions: browserOptions(),
  },
});
