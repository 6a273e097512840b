import type { Page } from '@playwright/test';
import { patience } from './run/patience.ts';

/** What lies uppermost on a page, in words: a sheet, or its main part. The report of a story has the first page only. */
export async function shownOn(page: Page): Promise<string> {
  const uppermost = page.locator('[role=dialog], [role=alertdialog], main').last();
  const shown = await uppermost
    .ariaSnapshot({ timeout: patience(2_000) })
    .catch((error: Error) => error.message);
  return `At ${page.url()}:\n${shown.split('\n').slice(0, 60).join('\n')}`;
}
