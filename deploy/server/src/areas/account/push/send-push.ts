import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { limitedPerHost } from './host-limits.ts';
import { isPrivate, knownService, ownServices } from './known-service.ts';

export type PushKeys = { publicKey: string; privateKey: string };
export type PushTarget = { endpoint: string; p256dh: string; auth: string };
/** `gone`: the browser has unsubscribed, or it is no address of a push service. */
export type PushOutcome = 'delivered' | 'gone' | 'failed';

const answerWithinMs = 10_000;
/** Of the queue's 32 places, a service that hangs holds a quarter. */
const perService = limitedPerHost({ atOnce: 8, patienceMs: 500 });
const keptForSeconds = 24 * 60 * 60;

/** Looked up once and connected to what was looked at: a name that turns to an inner address leads nowhere. */
const outsideOnly: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const open = addresses.filter(({ address }) => !isPrivate(address));
    return open.length > 0 ? done(null, open) : done(new Error('An inner address'), []);
  });

type Ready = { url: URL; headers: Record<string, string>; body: Buffer; own: boolean };

const post = ({ url, headers, body, own }: Ready): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers, agent: false, ...(own ? {} : { lookup: outsideOnly }) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    const late = setTimeout(() => sent.destroy(new Error('Too late')), answerWithinMs);
    sent.on('close', () => clearTimeout(late));
    sent.on('error', reject);
    sent.end(body);
  });

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
    const own = ownServices().includes(url.host);
    const body = details.body as Buffer;
    const status = await perService(url.host, () => post({ url, headers, body, own }));
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'delivered' : 'failed';
  } catch {
    // A service that cannot be reached or hangs, or keys that are none: the mail says it instead.
    return 'failed';
  }
}
