import { parentPort } from 'node:worker_threads';
import { thisThreadGivesWay } from '../gives-way.ts';
import type { Paper } from './paper.ts';
import type { WrittenPaper } from './paper-thread.ts';
import { writePaper } from './write-paper.ts';

const written = (paper: Paper): Promise<WrittenPaper> =>
  writePaper(paper).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
  );

thisThreadGivesWay();
parentPort?.on('message', async (paper: Paper) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await written(paper));
});
