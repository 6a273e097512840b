import { setTimeout as pause } from 'node:timers/promises';
import type { Answered } from '../../testing/server/client.ts';

/** As a phone does it: who is told to come back later comes back, a few times. */
export async function retryWhileBusy(ask: () => Promise<Answered>, tries = 5): Promise<Answered> {
  const answer = await ask();
  const seconds = Number(answer.headers['retry-after']);
  if (answer.status !== 503 || !(seconds > 0) || tries === 1) return answer;
  await pause(seconds * 1_000);
  return retryWhileBusy(ask, tries - 1);
}
