/** What the router and the menu need of a browser and jsdom does not have. */

class PlainRequest {
  readonly url: string;
  readonly method = 'GET';
  readonly headers = new Map<string, string>();
  readonly signal: AbortSignal;

  constructor(url: string | URL, { signal }: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = signal ?? new AbortController().signal;
  }
}

const narrow = (query: string): MediaQueryList =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

/** Something was fetched a moment ago, always: no screen of a test is at rest, and what waits for that stays away. */
const justFetched = () => [{ responseEnd: performance.now() }];

export function standIns(): void {
  performance.getEntriesByType ??= justFetched as never;
  Object.assign(globalThis, { Request: PlainRequest, __callboard: { data: { shell: {} } } });
  window.matchMedia = narrow;
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
