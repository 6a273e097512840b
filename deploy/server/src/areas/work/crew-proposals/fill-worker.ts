import { parentPort } from 'node:worker_threads';
import { thisThreadGivesWay } from '#platform/gives-way.ts';
import type { FillReply, FillRequest } from './fill-messages.ts';
import { fillPositions } from './fill-positions.ts';

thisThreadGivesWay();
parentPort?.on('message', ({ id, work }: FillRequest) => {
  const { filling, gaps, leftOut } = fillPositions(work);
  const reply: FillReply = {
    id,
    proposals: [...filling].map(([itemId, person]) => [itemId, person.id]),
    gaps: [...gaps],
    leftOut,
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(reply);
});
