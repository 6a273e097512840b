import { frameAt, frameCookie, frameHeader, frameKinds, readFrameCookie } from '@callboard/contract';
import type { FrameFacts, FrameKind } from '@callboard/contract';
import type { FastifyRequest } from 'fastify';

const cookieIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** What the document shows, by the address, by what the phone tells of itself, or because it was asked for. */
export function frameWanted({ url, headers }: FastifyRequest): { kind: FrameKind; facts: FrameFacts } {
  const facts = readFrameCookie(cookieIn(headers.cookie, frameCookie));
  const [pathname = '/', query = ''] = url.split('?', 2);
  const asked = frameKinds.find((kind) => kind === headers[frameHeader]);
  // A link that was just opened signs somebody in without a form.
  const byLink = cookieIn(headers.cookie, 'callboard_link') !== undefined;
  return { kind: asked ?? (byLink ? 'page' : frameAt({ pathname, search: `?${query}` }, facts)), facts };
}
