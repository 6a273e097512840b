import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './story.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at a screen with the eyes of somebody who sees little or nothing. */
export async function examine(page: Page, place: string) {
  // What is inside a mail's frame is the sender's, and nothing may run there.
  const { violations } = await new AxeBuilder({ page })
    .options({ iframes: false })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${place} · ${id}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`).join(' | ')}`,
  );
  expect.soft(found, place).toEqual([]);
}
