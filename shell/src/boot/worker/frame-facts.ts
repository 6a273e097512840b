import { frameCookie, readFrameCookie } from '@callboard/contract';
import type { FrameFacts } from '@callboard/contract';

/** What the page has told of who is here; nothing where the browser does not show its worker the cookie. */
export async function frameFactsHere(): Promise<FrameFacts | null> {
  const store = globalThis.cookieStore as CookieStore | undefined;
  return store ? readFrameCookie((await store.get(frameCookie))?.value) : null;
}
