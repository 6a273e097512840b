import type { AnswerLink, PushAnswerOutcome } from '@callboard/contract';
import type { WorkerScope } from './scope.ts';
import { dropAnswer, keepAnswer, waitingAnswers } from './waiting-answers.ts';
import type { GivenAnswer, WaitingAnswer } from './waiting-answers.ts';

/** A line that says nothing for longer is none. */
const answerWithinMs = 15_000;
const syncTag = 'answers';

type Reply = { readonly ok: boolean; readonly body: Partial<AnswerLink> & { readonly code?: string } };

/** Nothing where it did not get through: no network, a portal in between, a server that is down or busy. */
async function ask(token: string, post?: { readonly key: string }): Promise<Reply | null> {
  try {
    const reply = await fetch(`/api/v1/answerLinks/${token}`, {
      method: post ? 'POST' : 'GET',
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      ...(post && {
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': post.key },
        body: JSON.stringify({ answer: 'confirm' }),
      }),
    });
    if (reply.status === 429 || reply.status >= 500) return null;
    return { ok: reply.ok, body: (await reply.json()) as Reply['body'] };
  } catch {
    return null;
  }
}

/** What the person's own plans say against it, and more changes than the message told, are seen before. */
const needsLook = (job: AnswerLink['job'] | undefined, seen: number): boolean =>
  !job || job.conflicts.length > 0 || (job.status === 'hasChanged' && job.changes.length > seen);

const refused: Readonly<Record<string, PushAnswerOutcome>> = { wrong_state: 'changed', too_late: 'over' };

/** Looks as the page of a mailed link does, then confirms. */
async function send({ token, changes, key }: WaitingAnswer): Promise<PushAnswerOutcome> {
  const seen = await ask(token);
  if (!seen) return 'waiting';
  const { state, answer, job } = seen.body;
  if (!seen.ok || !state) return 'failed';
  if (state === 'answered') return answer === 'refuse' ? 'refused' : 'confirmed';
  if (state !== 'open') return state;
  if (needsLook(job, changes)) return 'look';
  const given = await ask(token, { key });
  if (!given) return 'waiting';
  return given.ok ? 'confirmed' : (refused[given.body.code ?? ''] ?? 'failed');
}

/** In the place of the message that was tapped, without a sound. Its data has no token any more. */
export const sayOutcome = (
  { registration }: WorkerScope,
  { texts, about, path, tag }: GivenAnswer,
  outcome: PushAnswerOutcome,
): Promise<void> =>
  registration.showNotification(texts[outcome], { body: about, tag, silent: true, data: { path } });

/** Without a store it is said to have failed, not kept for nothing. */
async function keepForLater(scope: WorkerScope, answer: WaitingAnswer): Promise<PushAnswerOutcome> {
  try {
    await keepAnswer(answer);
  } catch {
    return 'failed';
  }
  // Without it, or where the person forbids it, the next message or the next visit sends it.
  await scope.registration.sync?.register(syncTag).catch(() => undefined);
  return 'waiting';
}

/** Confirms a job from its message and says what became of it; what has to be seen before is left to who opens it. */
export async function confirmJob(scope: WorkerScope, given: GivenAnswer): Promise<PushAnswerOutcome> {
  const answer = { ...given, key: crypto.randomUUID() };
  const sent = await send(answer);
  const outcome = sent === 'waiting' ? await keepForLater(scope, answer) : sent;
  if (outcome !== 'look') await sayOutcome(scope, answer, outcome);
  return outcome;
}

async function sendAll(scope: WorkerScope): Promise<number> {
  let waiting = 0;
  for (const answer of await waitingAnswers().catch(() => [])) {
    const outcome = await send(answer);
    if (outcome === 'waiting') waiting += 1;
    // Who signed out meanwhile is told nothing.
    else if (await dropAnswer(answer)) await sayOutcome(scope, answer, outcome);
  }
  return waiting;
}

let sending: Promise<number> = Promise.resolve(0);

/** One after the other, whoever asks for it. How many wait on. */
export function sendWaitingAnswers(scope: WorkerScope): Promise<number> {
  sending = sending.catch(() => 0).then(() => sendAll(scope));
  return sending;
}
