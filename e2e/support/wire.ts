import { expect, type Page, type Request } from '@playwright/test';
import { patience } from './run/patience.ts';

export type Piece = {
  readonly url: string;
  readonly kind: 'script' | 'style' | 'data' | 'other';
  /** Bytes of the body as they came over the wire. */
  readonly bytes: number;
  readonly encoding: string;
  /** In the milliseconds of the wall clock. */
  readonly from: number;
  readonly to: number;
};

const kinds: Record<string, Piece['kind']> = {
  script: 'script',
  stylesheet: 'style',
  fetch: 'data',
  xhr: 'data',
};

const isCode = (url: string) => /\.(js|css)(\?|$)/.exec(url)?.[1];

/** Everything that one page asks for from now on; the offline worker's own requests are not the page's. */
export function listen(page: Page) {
  const asked: Request[] = [];
  const underWay = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    if (request.serviceWorker()) return;
    underWay.add(request);
    last = Date.now();
  });
  const end = (request: Request) => {
    if (underWay.delete(request)) last = Date.now();
  };
  page.on('requestfinished', (request) => {
    end(request);
    if (!request.serviceWorker()) asked.push(request);
  });
  page.on('requestfailed', end);
  const pieces = async (): Promise<Piece[]> =>
    Promise.all(
      asked.map(async (request) => {
        const response = await request.response();
        const sizes = await request.sizes();
        const { startTime, responseEnd } = request.timing();
        const link = isCode(request.url());
        const kind =
          link === 'js' ? 'script' : link === 'css' ? 'style' : (kinds[request.resourceType()] ?? 'other');
        return {
          url: request.url(),
          kind,
          bytes: sizes.responseBodySize,
          encoding: (await response?.headerValue('content-encoding')) ?? '',
          from: startTime,
          to: startTime + responseEnd,
        };
      }),
    );
  /**
   * Until nothing was asked for or answered for a while and no code is under way. The page's own `networkidle`
   * comes once in a document's life, and a connection for live news stays open for ever.
   */
  const quiet = (forMs = 2_000) => {
    const codeUnderWay = () => [...underWay].some((request) => isCode(request.url()));
    const quietMs = () => (codeUnderWay() ? 0 : Date.now() - last);
    return expect
      .poll(quietMs, { message: 'the page stops asking', timeout: patience(20_000), intervals: [50] })
      .toBeGreaterThanOrEqual(forMs);
  };
  /** The same with the head of each answer. */
  const whole = async (): Promise<Pick<Piece, 'bytes'>[]> =>
    Promise.all(
      asked.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return { bytes: responseBodySize + responseHeadersSize };
      }),
    );
  return { pieces, whole, quiet };
}

/** When the page said so of itself. */
const markedAt = (page: Page, name: string): Promise<number> =>
  page.evaluate((wanted) => {
    const [mark] = performance.getEntriesByName(wanted);
    return mark ? performance.timeOrigin + mark.startTime : Number.MAX_SAFE_INTEGER;
  }, name);

/** What was fetched for the first screen, and what was read ahead, which none of the screens waits for. */
export async function splitAtAhead(page: Page, pieces: readonly Piece[]) {
  const ahead = await markedAt(page, 'callboard-reads-ahead');
  const screen = Math.min(ahead, await markedAt(page, 'callboard-first-screen'));
  return {
    screen: pieces.filter(({ from }) => from < screen),
    ahead: pieces.filter(({ from }) => from >= ahead),
  };
}

/** JavaScript and CSS, each address once: what is preloaded and then run came over the wire once. */
export function code(pieces: readonly Piece[]): Piece[] {
  const once = new Map<string, Piece>();
  for (const piece of pieces) {
    if (piece.kind !== 'script' && piece.kind !== 'style') continue;
    const known = once.get(piece.url);
    if (!known || known.bytes < piece.bytes) once.set(piece.url, piece);
  }
  return [...once.values()];
}

export const sum = (pieces: readonly Pick<Piece, 'bytes'>[]) =>
  pieces.reduce((total, { bytes }) => total + bytes, 0);
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
