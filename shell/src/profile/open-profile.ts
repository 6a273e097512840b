import type { PageModule } from '@callboard/feature';
import { shellPartWords } from '../page-words/part-words.ts';
import * as page from './profile-page.tsx';
import { profileWords } from './profile-words.ts';

/** The page with what it says. */
export async function load(): Promise<PageModule> {
  await Promise.all([profileWords(), shellPartWords()]);
  return page;
}
