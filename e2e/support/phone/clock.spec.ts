import { clockInHand, heldClock } from './clock.ts';
import { expect, test } from '../story.ts';

test('only a clock that is held can be run on; any other goes on by itself', async ({ page, device }) => {
  expect(() => clockInHand(page)).toThrow('heldClock');

  await heldClock(page);
  await page.goto('/version');
  const before = await page.evaluate(() => Date.now());
  await clockInHand(page).runFor(60_000);
  expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(before + 60_000);

  const other = await device();
  const free = await other.newPage();
  expect(() => clockInHand(free)).toThrow('heldClock');
});
