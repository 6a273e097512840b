import { act } from '@testing-library/react';

type Message = { type: string; path?: string };
type Answer = 'granted' | 'denied';

/** A browser that can push, in place of jsdom, which cannot: with the answer that its person gives. */
export function pushBrowser(answer: Answer = 'granted', before: NotificationPermission = 'default') {
  const worker = new EventTarget();
  let permission = before;
  let made = 0;
  let current: { endpoint: string; key: unknown } | null = null;
  const subscriptionOf = ({ endpoint, key }: NonNullable<typeof current>) => ({
    endpoint,
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(20), auth: 'a'.repeat(20) } }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => current && subscriptionOf(current),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: unknown }) => {
      made += 1;
      current = { endpoint: `https://push.example/${made}`, key };
      return subscriptionOf(current);
    },
  };
  let shown = 0;
  const getNotifications = async () =>
    Array.from({ length: shown }, () => ({ close: () => void (shown -= 1) }));
  const serviceWorker = Object.assign(worker, { ready: Promise.resolve({ pushManager, getNotifications }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const Notification = {
    get permission() {
      return permission;
    },
    async requestPermission() {
      if (permission === 'default') permission = answer;
      return permission;
    },
  };
  Object.assign(window, { PushManager: {}, Notification });
  return {
    /** What the browser has. */
    endpoint: () => current?.endpoint ?? null,
    /** So many messages are shown. */
    showMessages: (count: number) => void (shown = count),
    shownMessages: () => shown,
    /** The browser ends a subscription by itself. */
    lose: () => void (current = null),
    /** The worker says something to the page; the answer is what the page says back. */
    async says(data: Message) {
      const answers: unknown[] = [];
      const port = { postMessage: (said: unknown) => void answers.push(said) };
      await act(async () => {
        worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
      });
      return answers;
    },
  };
}

export function noPushBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
}
