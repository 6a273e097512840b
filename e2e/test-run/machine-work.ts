import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';

/** What tests do most, in small: objects to text and back, comparing, hashing, packing. */
function work(): void {
  const rows = Array.from({ length: 40_000 }, (_, at) => ({ at, name: `row ${(at * 7_919) % 40_009}` }));
  const text = JSON.stringify(rows.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  const back = JSON.parse(text) as typeof rows;
  createHash('sha256')
    .update(JSON.stringify(back.filter(({ at }) => at % 3 > 0)))
    .digest();
  brotliCompressSync(text.slice(0, 1_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

const { repeats } = workerData as { repeats: number };
let best = Number.POSITIVE_INFINITY;
for (let round = 0; round < repeats; round += 1) {
  const from = performance.now();
  work();
  best = Math.min(best, performance.now() - from);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(best);
