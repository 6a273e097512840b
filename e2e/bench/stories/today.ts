import type { BrowserContext } from '@playwright/test';
import { homeIsOpen } from '../../support/screens.ts';
import { signInByHand } from '../../support/person/sign-in.ts';
import { patience } from '../../support/run/patience.ts';
import { expect, test, type Page } from '../../support/story.ts';
import { askedRuns } from '../asked-runs.ts';
import { keepStoryFigures } from '../story-figures.ts';

test.use({ ownProduct: true });

/** On a first visit, too, on which the app itself has to come over the same line. */
const promisedMs = 5_000;
/** What browsers call slow 4G: 1.6 Mbit/s and 150 ms to the server and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** The page and the offline worker have the line to themselves, but each the same slow one. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  const message = JSON.stringify({ id: 1, method: 'Network.emulateNetworkConditions', params: slow4G });
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'service_worker')
      void session.send('Target.sendMessageToTarget', { sessionId, message });
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
}

/** From home until it says that today is on the phone. */
async function untilSaid(page: Page): Promise<number> {
  await homeIsOpen(page);
  const shown = performance.now();
  const said = page.getByText(/(Today|Your next job) is on your phone/);
  await expect(said).toBeVisible({ timeout: patience(60_000) });
  return performance.now() - shown;
}

test('home says that today is on the phone, on slow 4G', async ({ browser, baseURL, contextOptions }) => {
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 0; run < askedRuns(3); run += 1) {
    const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await slowDown(context, page);
    await page.goto('/login');
    await signInByHand(page, 'crew');
    first.push(await untilSaid(page));
    await page.reload();
    later.push(await untilSaid(page));
    await context.close();
  }
  await keepStoryFigures('today', {
    'first visit': { ms: first, atMost: promisedMs },
    'later visit': { ms: later, atMost: promisedMs },
  });
});
