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
  readonly notification: { readonly data: unknown; readonly tag: string; close(): void };
  /** Which of its buttons; nothing for a tap on the message itself. */
  readonly action: string;
};
type PushChangeEvent = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null };

type MessageEvent = ExtendableEvent & { readonly data: unknown; readonly source: Client | null };

export type WorkerScope = {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: { includeUncontrolled?: boolean; type?: 'window' }): Promise<readonly Client[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'pushManager' | 'showNotification'> & {
    /** Not every browser has it. */
    readonly sync?: { register(tag: string): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: PushChangeEvent) => void): void;
};
