import type { PageModule } from '@callboard/feature';
import { shellPartWords } from '../page-words/part-words.ts';
import { accountWords } from './account-words.ts';

/** A page with what it says. */
async function withWords(page: Promise<PageModule>): Promise<PageModule> {
  const [module] = await Promise.all([page, accountWords(), shellPartWords()]);
  return module;
}

export const calendars = () => withWords(import('./calendars/calendars-page.tsx'));
export const devices = () => withWords(import('./devices/devices-page.tsx'));
export const ownData = () => withWords(import('./own-data/own-data-page.tsx'));
