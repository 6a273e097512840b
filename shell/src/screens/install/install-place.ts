import { useSyncExternalStore } from 'react';
import { isApple } from './apple.ts';
import { install } from './keep-offer.ts';

/** How the app comes onto this device: by the browser's offer, by hand on Apple's phones, or not at all. */
export type InstallPlace = 'offered' | 'apple' | 'none';

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

export function installPlace(): InstallPlace {
  if (isInstalled()) return 'none';
  if (install.offer) return 'offered';
  return isApple() ? 'apple' : 'none';
}

const changed = 'callboard:install-changed';

function subscribe(listener: () => void): () => void {
  const onInstalled = () => {
    install.offer = undefined;
    listener();
  };
  const events = ['beforeinstallprompt', changed] as const;
  for (const event of events) addEventListener(event, listener);
  addEventListener('appinstalled', onInstalled);
  return () => {
    for (const event of events) removeEventListener(event, listener);
    removeEventListener('appinstalled', onInstalled);
  };
}

export const useInstallPlace = (): InstallPlace => useSyncExternalStore(subscribe, installPlace);

/** The browser's own question. Whatever is answered, the offer is used up. */
export async function installNow(): Promise<boolean> {
  const { offer } = install;
  install.offer = undefined;
  dispatchEvent(new Event(changed));
  return (await offer?.prompt())?.outcome === 'accepted';
}
