import type { PushAnswer } from '@callboard/contract';

/** A confirmation that somebody has given, and the message that it was given in. */
export type GivenAnswer = PushAnswer & { readonly path: string; readonly tag: string };
/** With the key of its one intent, so that it counts once however often it is sent. */
export type WaitingAnswer = GivenAnswer & { readonly key: string };

/** Ends with the session: whatever is called private is removed at sign-out. */
const answersCache = 'callboard-private-answers';
const pathOf = ({ key }: WaitingAnswer): string => `/callboard/answers/${key}`;

export async function keepAnswer(answer: WaitingAnswer): Promise<void> {
  const cache = await caches.open(answersCache);
  await cache.put(pathOf(answer), new Response(JSON.stringify(answer)));
}

export async function waitingAnswers(): Promise<WaitingAnswer[]> {
  if (!(await caches.has(answersCache))) return [];
  const cache = await caches.open(answersCache);
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return Promise.all(kept.flatMap((one) => (one ? [one.json() as Promise<WaitingAnswer>] : [])));
}

/** False where it is gone already, with the session that it was given in. */
export async function dropAnswer(answer: WaitingAnswer): Promise<boolean> {
  const cache = await caches.open(answersCache);
  return cache.delete(pathOf(answer));
}
