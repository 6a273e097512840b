import { callHeaders, finishingHeader } from '@callboard/contract';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { CallError } from './call-error.ts';
import { noteServerDate } from './clock.ts';
import { clientConfig } from './config.ts';
import { loadAxios } from './load-axios.ts';
import { noteOwnWrite } from './own-writes.ts';
import { lookForServer } from './reach.ts';

/** One request as it goes out. */
export type Wire = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the API's base, query included. */
  readonly url: string;
  readonly token: string | null;
  readonly body?: unknown;
  readonly file?: boolean;
  readonly idempotencyKey?: string;
  /** The version that the writer has seen. */
  readonly version?: number;
  /** Begun before now: also where its bundle was switched off since then. */
  readonly finishing?: boolean;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
};

/** The client itself may not come through either. */
async function client() {
  try {
    return await loadAxios();
  } catch (reason) {
    void lookForServer();
    throw new CallError('offline', {}, reason);
  }
}

/** Reads may be given up sooner: they are asked again. */
const patience = { GET: 15_000, POST: 30_000, DELETE: 30_000 };
const filePatienceMs = 120_000;

/** One request within a time limit; what goes wrong on the way has a code. */
async function ask<Data>(request: AxiosRequestConfig, limitMs: number, signal?: AbortSignal) {
  const { http, isAxiosError } = await client();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
    return await http.request<Data>({ ...request, signal: either });
  } catch (reason) {
    if (signal?.aborted || !isAxiosError(reason)) throw reason;
    void lookForServer();
    throw new CallError(limit.signal.aborted ? 'timeout' : 'offline', {}, reason);
  } finally {
    clearTimeout(timer);
  }
}

export async function send(wire: Wire): Promise<AxiosResponse<unknown>> {
  const { base, language, hasUnsaved } = clientConfig();
  const sent = Date.now();
  const headers: Record<string, string> = {
    ...callHeaders,
    'Accept-Language': language() === 'deAt' ? 'de-AT' : language(),
  };
  if (wire.token) headers['Authorization'] = `Bearer ${wire.token}`;
  if (wire.finishing || hasUnsaved()) headers[finishingHeader] = '1';
  if (wire.version !== undefined) headers['If-Match'] = `"${wire.version}"`;
  if (wire.idempotencyKey) headers['Idempotency-Key'] = wire.idempotencyKey;
  // Said here, for otherwise bytes go out as a form's fields.
  if (wire.body instanceof Blob || ArrayBuffer.isView(wire.body))
    headers['Content-Type'] = 'application/octet-stream';
  const answer = await ask<unknown>(
    {
      url: base + wire.url,
      method: wire.method,
      headers,
      withCredentials: true,
      responseType: wire.file ? 'blob' : 'json',
      ...(wire.body !== undefined && { data: wire.body }),
    },
    wire.timeoutMs ?? (wire.file ? filePatienceMs : patience[wire.method]),
    wire.signal,
  );
  if (wire.idempotencyKey) noteOwnWrite(wire.idempotencyKey);
  if (!answer.headers['age']) noteServerDate(answer.headers['date'], sent);
  return answer;
}

/** A file by signed address: fetched without the bearer token. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const { status, data } = await ask<Blob>({ url, responseType: 'blob' }, filePatienceMs, signal);
  if (status < 300) return data;
  throw new CallError(status < 500 ? 'not_found' : 'unavailable', { status });
}
