import { call, invalidate } from '@callboard/client';
import { push } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { isApple } from '../install/apple.ts';
import { deviceName } from './device-name.ts';
import { forgetSubscription, keepSubscription, keptSubscription } from './kept-subscription.ts';

/** Whether this browser shows push messages, and why not. */
export type PushPlace = 'possible' | 'blocked' | 'home-screen' | 'impossible';

/** A page without its worker would wait for ever. */
const workerWithinMs = 5_000;

export function pushPlace(): PushPlace {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    // Apple's phones have all of it, but only in what was put on the home screen.
    return isApple() ? 'home-screen' : 'impossible';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

function whoIsHere(): { person: string; session: string } | null {
  const { payload } = sessionStore.getState();
  const person = payload?.loginData.person?.id;
  return payload && person !== undefined ? { person, session: payload.sid } : null;
}

async function manager(): Promise<PushManager> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no worker.')), workerWithinMs);
  });
  return (await Promise.race([navigator.serviceWorker.ready, late])).pushManager;
}

async function subscription(key: string, before: string | undefined): Promise<PushSubscription> {
  const there = await manager();
  const known = await there.getSubscription();
  if (known && before === key) return known;
  // With another key the browser refuses to go on.
  await known?.unsubscribe();
  return there.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function tell({ person, session }: { person: string; session: string }): Promise<void> {
  const known = keptSubscription(person);
  const { publicKey: key } = await call(push.publicKey);
  const made = await subscription(key, known?.key);
  const { endpoint } = made;
  if (known?.endpoint === endpoint && known.session === session) return;
  const { keys } = made.toJSON();
  const body = {
    endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    device: deviceName(navigator.userAgent),
  };
  await call(push.setPushNotificationSubscription, { body });
  keepSubscription(person, { endpoint, key, session });
  await invalidate(push.pushSubscriptions);
}

/** Asks the browser where it was not asked yet. False when the person says no. */
export async function subscribeHere(): Promise<boolean> {
  const here = whoIsHere();
  if (!here || (await Notification.requestPermission()) !== 'granted') return false;
  // What the server was told before may be over there.
  forgetSubscription(here.person);
  await tell(here);
  return true;
}

export async function unsubscribeHere(): Promise<void> {
  const here = whoIsHere();
  if (!here) return;
  const known = await (await manager()).getSubscription();
  const endpoint = known?.endpoint ?? keptSubscription(here.person)?.endpoint;
  if (endpoint !== undefined) await call(push.deletePushNotificationSubscription, { body: { endpoint } });
  forgetSubscription(here.person);
  await known?.unsubscribe();
  await invalidate(push.pushSubscriptions);
}

/** For who wants it: the server hears of a new session, and of a subscription that the browser made anew. */
export async function renewHere(): Promise<void> {
  const here = whoIsHere();
  if (!here || !keptSubscription(here.person) || pushPlace() !== 'possible') return;
  if (Notification.permission === 'granted') await tell(here);
}
