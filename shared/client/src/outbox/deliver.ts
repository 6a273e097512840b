import { asFileName, uploads } from '@callboard/contract';
import type { AxiosResponse } from 'axios';
import { addressOf } from '../call/address.ts';
import { CallError, errorOf } from '../call/call-error.ts';
import { clientConfig } from '../call/config.ts';
import { send } from '../call/http.ts';
import type { Wire } from '../call/http.ts';
import type { Placed } from './store/item.ts';
import { noteUpload } from './store/outbox-store.ts';
import type { OutboxStore } from './store/outbox-store.ts';
import { withUploads } from './queued.ts';
import { reasonOf } from './send-result.ts';
import type { SendResult } from './send-result.ts';

/** An upload that nobody names is dropped after a day. */
const uploadGoodForMs = 20 * 60 * 60_000;

const later = (error: CallError, afterMs?: number): SendResult => ({
  kind: 'later',
  reason: reasonOf(error),
  ...(afterMs !== undefined && { afterMs }),
});

function retryAfterOf({ headers }: AxiosResponse<unknown>): number | undefined {
  const retryAfter = String(headers['retry-after'] ?? '');
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** A hotel's sign-in page says yes to everything; ours answers with data, or with nothing where nothing is due. */
const isOurs = (data: unknown, answers: Placed['answers']) =>
  answers === 'nothing'
    ? data === undefined || data === null || data === ''
    : typeof data === 'object' && data !== null;

function judge(answer: AxiosResponse<unknown>, answers: Placed['answers']): SendResult {
  const { status, data } = answer;
  if (status >= 200 && status < 300) {
    if (isOurs(data, answers)) return { kind: 'sent', answer: data ?? undefined };
    return later(new CallError('bad_answer', { status }));
  }
  const error = errorOf(status, data);
  if (status === 429) return later(error, retryAfterOf(answer));
  // A refusal counts when our server said it: every error of it has a trace.
  const decided = status >= 400 && status < 500 && status !== 401 && error.traceId !== undefined;
  return decided ? { kind: 'refused', reason: reasonOf(error) } : later(error, retryAfterOf(answer));
}

/** One request with the token of the moment; a 401 is answered by one refresh and one more try. */
async function ask(wire: Omit<Wire, 'token'>, answers: Placed['answers'], token: () => string | null) {
  const signedOut = () => later(new CallError('sign_in'));
  const first = token();
  if (!first) return signedOut();
  try {
    const answer = await send({ ...wire, token: first, finishing: true });
    if (answer.status !== 401) return judge(answer, answers);
    const fresh = (await clientConfig().onSignInNeeded(first)) ? token() : null;
    return fresh ? judge(await send({ ...wire, token: fresh, finishing: true }), answers) : signedOut();
  } catch (reason) {
    return later(reason instanceof CallError ? reason : new CallError('offline', {}, reason));
  }
}

/** The call with the uploads in their places and the time of the tap. */
function callOf({ method, url, key, version, body, device }: Placed, ids: readonly string[]) {
  const whole = withUploads(body, ids);
  const { deviceAt, clockOffsetMs, offline } = device ?? {};
  const facts = device && {
    deviceAt,
    ...(clockOffsetMs !== null && { clockOffsetMs }),
    ...(offline && { offline }),
  };
  return {
    method,
    url,
    idempotencyKey: key,
    ...((whole !== undefined || facts) && { body: { ...(whole as object | undefined), ...facts } }),
    ...(version !== null && { version }),
  };
}

const isFresh = (uploadedAt: number) => Math.abs(Date.now() - uploadedAt) < uploadGoodForMs;

export type Deliver = (item: Placed, token: () => string | null) => Promise<SendResult>;

/** Sends one item: its files first, each remembered, then the call. */
export const deliverOver =
  (store: Pick<OutboxStore, 'bytes' | 'update'>): Deliver =>
  async (item, token) => {
    const ids: string[] = [];
    for (const [index, { name, uploadId, uploadedAt, uploads: before }] of item.files.entries()) {
      if (uploadId && isFresh(uploadedAt)) {
        ids.push(uploadId);
        continue;
      }
      const generation = uploadId ? before + 1 : before;
      if (uploadId) {
        const anew = { uploadId: null, uploads: generation };
        await store.update(item.key, (now) => noteUpload(now, index, anew));
      }
      const bytes = await store.bytes(item.key, index);
      if (!bytes) return { kind: 'refused', reason: reasonOf(new CallError('not_found')) };
      const verdict = await ask(
        {
          method: 'POST',
          url: addressOf(uploads.upload, {}, { name: asFileName(name) }),
          body: new Blob([bytes], { type: 'application/octet-stream' }),
          idempotencyKey: `${item.key}-${index}-${generation}`,
          timeoutMs: 120_000,
        },
        'data',
        token,
      );
      if (verdict.kind !== 'sent') return verdict;
      const { id } = verdict.answer as { id: string };
      await store.update(item.key, (now) => noteUpload(now, index, { uploadId: id, uploadedAt: Date.now() }));
      ids.push(id);
    }
    return ask(callOf(item, ids), item.answers, token);
  };
