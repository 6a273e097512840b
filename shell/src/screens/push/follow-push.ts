// oxlint-disable unicorn/require-post-message-target-origin -- a worker's port has no origin to name
import { jobConfirmed } from '@callboard/feature';
import { sessionStore } from '@callboard/session';
import type { HintInstall } from '../install/follow-install.ts';
import { renewHere } from './subscription.ts';

type Message = MessageEvent<{ type?: string; path?: string } | null>;
type Goes = { navigate(path: string): unknown };

const renew = (): void => {
  renewHere().catch((error: unknown) => console.warn('Push messages are not renewed.', error));
};

/** What is shown is about who was here, and may carry what answers for them. */
const closeMessages = async (): Promise<void> => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  for (const message of shown) message.close();
};

/** Opens what a tapped message is about, keeps the subscription, and asks for it when it helps. Returns what ends it. */
export function followPush(router: Goes, hint: HintInstall): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const worker = navigator.serviceWorker;
  const ask = (): void => {
    import('./ask-push.tsx').then(
      // One question at a time.
      async ({ askOnce }) => (await askOnce()) || hint(),
      () => undefined,
    );
  };
  const hear = ({ data, ports }: Message): void => {
    if (data?.type === 'push-changed') renew();
    if (data?.type !== 'open' || !data.path?.startsWith('/')) return;
    ports[0]?.postMessage('opened');
    void router.navigate(data.path);
  };
  const unsubscribe = sessionStore.subscribe((now, before) => {
    if (now.payload?.sid !== before.payload?.sid) renew();
    if (before.payload && !now.payload) void closeMessages();
  });
  worker.addEventListener('message', hear);
  window.addEventListener(jobConfirmed, ask);
  renew();
  return () => {
    unsubscribe();
    worker.removeEventListener('message', hear);
    window.removeEventListener(jobConfirmed, ask);
  };
}
