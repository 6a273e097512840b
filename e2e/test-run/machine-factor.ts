import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { chromium } from 'playwright';
import { browserOptions } from '../support/phone/browser.ts';

/**
 * What `machine-work.ts` and the page below take on a virtual machine with two cores of an AMD EPYC on which nothing
 * else runs: the best of some hundred repeats.
 */
const quiet = { nodeMs: 75, pageMs: 85 };
const most = 6;
// The best counts, so that one hiccup does not.
const repeats = 4;

/** On two threads at once, as the stories are told: who has one core only is twice as slow. */
async function nodeMs(): Promise<number> {
  const file = new URL('machine-work.ts', import.meta.url);
  const times = [0, 1].map(async () => {
    const [best] = (await once(new Worker(file, { workerData: { repeats } }), 'message')) as [number];
    return best;
  });
  return Math.max(...(await Promise.all(times)));
}

/** A page with many elements, laid out again and again. */
function layOut(rounds: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    const list = document.createElement('ul');
    for (let at = 0; at < 3_000; at += 1) {
      const item = document.createElement('li');
      item.textContent = `Row ${at} of a list`;
      list.append(item);
    }
    document.body.replaceChildren(list);
    for (const width of [360, 700, 1_280]) {
      list.style.width = `${width}px`;
      list.getBoundingClientRect();
    }
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

async function pageMs(): Promise<number> {
  const browser = await chromium.launch(browserOptions());
  try {
    return await (await browser.newPage()).evaluate(layOut, repeats);
  } finally {
    await browser.close();
  }
}

/** The stories will fail for the same reason; everything else has its say before. */
function withoutBrowser(error: unknown): number {
  console.log(`The machine is measured without a browser: ${String(error)}`);
  return 0;
}

/** How many times slower than a quiet machine this one is now: 1 to 6. `CALLBOARD_SLOWER` plants a slower one. */
export async function machineFactor(): Promise<number> {
  const ofNode = (await nodeMs()) / quiet.nodeMs;
  const ofPage = (await pageMs().catch(withoutBrowser)) / quiet.pageMs;
  const slower = Math.max(ofNode, ofPage);
  const planted = Number(process.env.CALLBOARD_SLOWER) || 1;
  return Number(Math.min(most, Math.max(1, slower) * planted).toFixed(2));
}
