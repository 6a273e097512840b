import { fetchOutside } from '#platform/fetch/fetch-outside.ts';
import { limitedPerHost } from './host-limits.ts';
import { knownService, ownServices } from './known-service.ts';

export type PushKeys = { publicKey: string; privateKey: string };
export type PushTarget = { endpoint: string; p256dh: string; auth: string };
/** `gone`: the browser has unsubscribed, or it is no address of a push service. */
export type PushOutcome = 'delivered' | 'gone' | 'failed';

const answerWithinMs = 10_000;
/** Of the queue's 32 places, a service that hangs holds a quarter. */
const perService = limitedPerHost({ atOnce: 8, patienceMs: 500 });
const keptForSeconds = 24 * 60 * 60;

/** Encrypts for one browser and hands over. A redirect is not followed and counts as a failure. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  message: { text: string; topic: string },
  { keys, contact }: { keys: PushKeys; contact: string },
): Promise<PushOutcome> {
  const url = knownService(endpoint);
  if (!url) return 'gone';
  const { default: webPush } = await import('web-push');
  try {
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.text, {
      vapidDetails: { subject: contact, ...keys },
      TTL: keptForSeconds,
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      topic: message.topic,
    });
    const headers = Object.fromEntries(
      Object.entries(details.headers as Record<string, unknown>).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const body = details.body as Buffer;
    const limits = { withinMs: answerWithinMs, mostBytes: 0, ownHosts: ownServices() };
    const { status } = await perService(url.host, () =>
      fetchOutside(endpoint, { method: 'POST', headers, body, ...limits }),
    );
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'delivered' : 'failed';
  } catch {
    // A service that cannot be reached or hangs, or keys that are none: the mail says it instead.
    return 'failed';
  }
}
