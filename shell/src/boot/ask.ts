import { callHeaders } from '@callboard/contract';
import type { Fetched } from './starter.ts';

export type Ask = (
  path: string,
  init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; patienceMs?: number },
) => Promise<Fetched>;

/** A call before there is a client. */
export const ask: Ask = async (path, { patienceMs = 6000, headers, ...request } = {}) => {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      ...request,
      headers: { ...headers, ...callHeaders },
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: 0, body: null };
  }
};
