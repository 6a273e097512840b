import { expect, type Page } from '@playwright/test';
import { homeAtRest } from './screens.ts';
import { code, type listen, type Piece } from './wire.ts';

type Started = { shell: { chunks: Readonly<Record<'federation' | 'frame' | 'ahead', readonly string[]>> } };

/**
 * The code of home once it is at rest. What reads ahead may come seconds later and belongs to home all the same. The
 * runtime that features need is left out where home has none of them: it comes when home is at rest, and whoever opens
 * the first feature pays for it.
 */
export async function homeCode(page: Page, wire: ReturnType<typeof listen>): Promise<Piece[]> {
  await homeAtRest(page);
  // With the tools of the bar, which come after the first screen.
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
  await wire.quiet();
  const pieces = code(await wire.pieces());
  const text = await page.locator('script#callboard').textContent();
  const { federation, frame, ahead } = (JSON.parse(text ?? '') as Started).shell.chunks;
  const ofShell = pieces.find(({ url }) => url.includes('/releases/shell/'));
  if (!ofShell) throw new Error('home has fetched no code of the shell');
  const later = ahead.map((name) => ({ ...ofShell, url: new URL(name, ofShell.url).href, bytes: 0 }));
  const all = code([...pieces, ...later]);
  if (pieces.some(({ url }) => /\/releases\/(?!shell\/)/.test(url))) return all;
  const runtime = federation.filter((name) => !frame.includes(name));
  return all.filter(({ url }) => !runtime.some((name) => url.endsWith(`/${name}`)));
}

/**
 * The code that opening a feature has brought beyond home. What another feature reads ahead comes when the processor has
 * time for it, on a slow machine after the menu is open: it belongs to home.
 */
export function broughtBy(feature: string, home: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  const known = new Set(home.map(({ url }) => url));
  const own = new RegExp(`/releases/(?:shell|${feature})/`);
  return code(pieces).filter(({ url }) => !known.has(url) && own.test(url));
}
