import type { TroubleKind } from './trouble.ts';
import { ScriptError } from './script.ts';

/** What is known about a failure without asking the network again. */
export type Failure =
  | { readonly what: 'file'; readonly url: string; readonly timeout: boolean }
  | { readonly what: 'code'; readonly detail: string };

type ChunkError = Error & { request?: string; type?: string };

/** The failed file behind an error, however deep the runtimes have wrapped it. */
export function failureOf(error: unknown): Failure {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof ScriptError) {
      if (each.how === 'threw') return { what: 'code', detail: each.message };
      return { what: 'file', url: each.url, timeout: each.how === 'timeout' };
    }
    const { name, request, type } = each as ChunkError;
    // The bytes were right and ran, and the chunk is not there: it threw.
    if (name === 'ChunkLoadError' && type === 'missing') return { what: 'code', detail: each.message };
    if (name === 'ChunkLoadError' && request)
      return { what: 'file', url: request, timeout: type === 'timeout' };
  }
  return { what: 'code', detail: error instanceof Error ? error.message : String(error) };
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const limit = 3000;

/** Looks at the bytes of a file that did not load, and never runs them. */
export async function inspect(
  url: string,
  integrity: string | undefined,
): Promise<{ kind: TroubleKind; detail: string }> {
  if (!integrity) return { kind: 'altered', detail: `${url} is not in the lineup` };
  if (!navigator.onLine) return { kind: 'needs-network', detail: url };
  try {
    const answer = await fetch(`${url.split('?', 1)[0]}?look=${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(limit),
    });
    if (!answer.ok) return { kind: 'unreachable', detail: `${url} ${answer.status}` };
    const type = answer.headers.get('Content-Type') ?? '';
    // A gate of a network answers everything with its own page.
    if (/html/.test(type)) return { kind: 'unreachable', detail: `${url} is ${type}` };
    const hash = `sha384-${base64(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()))}`;
    if (hash !== integrity) return { kind: 'altered', detail: `${url} is ${hash}` };
    return { kind: 'unreachable', detail: `${url} did not load` };
  } catch (error) {
    return { kind: 'unreachable', detail: `${url} ${String(error)}` };
  }
}
