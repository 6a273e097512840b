// The parts of a service worker's world that we use; TypeScript cannot have these and the page's at once.

type ExtendableEvent = Event & { waitUntil(promise: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
};

export type Client = {
  readonly id: string;
  readonly visibilityState?: DocumentVisibilityState;
  postMessage(message: unknown, ports?: readonly MessagePort[]): void;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
};

export type PushEvent = ExtendableEvent & { readonly data: { text(): string } | null };
export type NotificationEvent = ExtendableEvent & {
  readonly notification: { readonly data: unknown; close(): void };
};
type PushChangeEvent = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null };

type MessageEvent = ExtendableEvent & { readonly data: unknown; readonly source: Client | null };

export type WorkerScope = {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: { includeUncontrolled?: boolean; type?: 'window' }): Promise<readonly Client[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'pushManager' | 'showNotification'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: PushChangeEvent) => void): void;
};
