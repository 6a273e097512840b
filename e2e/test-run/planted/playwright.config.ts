import { join } from 'node:path';
import stories from '../../playwright.config.ts';
import { cache } from '../step/step.ts';

/** The stories' own configuration, over a few that need no product. */
const { globalSetup: _, ...rest } = stories;
const planted = process.env.PLANTED ?? '';

export default {
  ...rest,
  testMatch: `${planted}.ts`,
  outputDir: join(cache, 'results'),
  ...(planted === 'no-set-up' && { globalSetup: './broken-set-up.ts' }),
};
