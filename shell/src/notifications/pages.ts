import type { PageModule } from '@callboard/feature';
import { notificationWords } from './notification-words.ts';

const pages = {
  notifications: () => import('./notifications-page.tsx'),
  notification: () => import('./notification-page.tsx'),
};

/** A page with the words that only it and the bell need. */
export async function load(name: keyof typeof pages): Promise<PageModule> {
  const [page] = await Promise.all([pages[name](), notificationWords()]);
  return page;
}
