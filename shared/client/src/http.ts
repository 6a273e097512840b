import { create, isAxiosError } from 'axios';
import type { AxiosResponse } from 'axios';
import { CallError } from './call-error.ts';
import { noteServerDate } from './clock.ts';
import { clientConfig } from './config.ts';

/** One request as it goes out. */
export type Wire = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the API's base, query included. */
  readonly url: string;
  readonly token: string | null;
  readonly body?: unknown;
  readonly file?: boolean;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
};

const http = create({
  withCredentials: true,
  // Every status is an answer; what it means is decided in one place.
  validateStatus: () => true,
});

/** Reads may be given up sooner: they are asked again. */
const patience = { GET: 15_000, POST: 30_000, DELETE: 30_000 };

function failureOf(reason: unknown): unknown {
  if (!isAxiosError(reason) || reason.code === 'ERR_CANCELED') return reason;
  const late = reason.code === 'ECONNABORTED' || reason.code === 'ETIMEDOUT';
  return new CallError(late ? 'timeout' : 'offline', {}, reason);
}

export async function send(wire: Wire): Promise<AxiosResponse<unknown>> {
  const { base, language } = clientConfig();
  const sent = Date.now();
  const headers: Record<string, string> = {
    Type: 'MOBILE',
    'Accept-Language': language() === 'deAt' ? 'de-AT' : language(),
  };
  if (wire.token) headers['Authorization'] = `Bearer ${wire.token}`;
  if (wire.idempotencyKey) headers['Idempotency-Key'] = wire.idempotencyKey;
  try {
    const answer = await http.request<unknown>({
      url: base + wire.url,
      method: wire.method,
      headers,
      timeout: wire.timeoutMs ?? patience[wire.method],
      responseType: wire.file ? 'blob' : 'json',
      ...(wire.body !== undefined && { data: wire.body }),
      ...(wire.signal && { signal: wire.signal }),
    });
    if (!answer.headers['age']) noteServerDate(answer.headers['date'], sent);
    return answer;
  } catch (reason) {
    throw failureOf(reason);
  }
}

/** A file by signed address: fetched without the bearer token. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  try {
    const answer = await http.get<Blob>(url, {
      responseType: 'blob',
      withCredentials: false,
      timeout: 120_000,
      ...(signal && { signal }),
    });
    if (answer.status >= 400)
      throw new CallError(answer.status === 404 ? 'not_found' : 'unavailable', { status: answer.status });
    return answer.data;
  } catch (reason) {
    throw failureOf(reason);
  }
}
