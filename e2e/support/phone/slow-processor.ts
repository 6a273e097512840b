import type { Page } from '@playwright/test';

/** How long a page runs at a stretch before it waits. */
const stretchMs = 4;

// oxlint-disable-next-line no-restricted-globals -- a slow processor is what it plants
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A process that has ended meanwhile needs nothing any more. */
const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      continue;
    }
};

/**
 * Runs the page's process for one part of so many, and answers how much slower it really was. The throttling of the
 * developer tools reaches the page alone and leaves its workers as quick as they are; this slows both.
 */
export async function slowedDown(page: Page, times: number, work: () => Promise<void>): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser cannot be asked for its processes.');
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo' as never)) as unknown as {
    processInfo: readonly { id: number; type: string }[];
  };
  const pids = processInfo.flatMap(({ id, type }) => (type === 'renderer' ? [id] : []));
  const end = new AbortController();
  let ran = 0;
  let waited = 0;
  const slow = async () => {
    while (!end.signal.aborted) {
      const from = performance.now();
      await pause(stretchMs);
      signal(pids, 'SIGSTOP');
      const stopped = performance.now();
      // As long as it takes, counted from what it really ran.
      await pause((stopped - from) * (times - 1));
      signal(pids, 'SIGCONT');
      ran += stopped - from;
      waited += performance.now() - stopped;
    }
  };
  const slowing = slow();
  try {
    await work();
  } finally {
    end.abort();
    await slowing;
    signal(pids, 'SIGCONT');
    await session.detach();
  }
  return (ran + waited) / ran;
}
