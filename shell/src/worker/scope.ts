// The parts of a service worker's world that we use; TypeScript cannot have these and the page's at once.

type ExtendableEvent = Event & { waitUntil(promise: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
};

type Client = { readonly id: string; postMessage(message: unknown): void };

type MessageEvent = ExtendableEvent & { readonly data: unknown; readonly source: Client | null };

export type WorkerScope = {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: { includeUncontrolled?: boolean }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};
