import type { PageModule } from '@callboard/feature';
import { pushWords } from './push-words.ts';

export async function load(): Promise<PageModule> {
  const [page] = await Promise.all([import('./push-page.tsx'), pushWords()]);
  return page;
}
