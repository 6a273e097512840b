import type { AxiosResponse } from 'axios';
import { inOrder } from './address.ts';
import { clientConfig } from './config.ts';
import { send } from './http.ts';

type Warmed = {
  readonly answer: Promise<AxiosResponse<unknown>>;
  readonly token: string | null;
  readonly at: number;
};

const goodForMs = 10_000;
const warmed = new Map<string, Warmed>();

/** Starts reads whose code is still on its way. The first call of the same address takes the answer. */
export function warm(paths: readonly string[]): void {
  const token = clientConfig().token();
  for (const path of paths) {
    const url = inOrder(path);
    if (warmed.has(url)) continue;
    const answer = send({ method: 'GET', url, token });
    // Nobody may ever take it; who takes it sees the failure.
    answer.catch(() => undefined);
    warmed.set(url, { answer, token, at: Date.now() });
    setTimeout(() => warmed.delete(url), goodForMs);
  }
}

/** An answer asked for ahead, once, and only for the one who asked. */
export function takeWarm(url: string, token: string | null): Promise<AxiosResponse<unknown>> | null {
  const found = warmed.get(url);
  if (!found) return null;
  warmed.delete(url);
  return found.token === token && Date.now() - found.at < goodForMs ? found.answer : null;
}

export const forgetWarm = (): void => warmed.clear();
