import * as z from 'zod/mini';
import { person } from '../../allow.ts';
import { endpoint } from '../../endpoint.ts';
import { id, instant, listOf, paging } from '../../shapes.ts';

const address = z.url().check(z.maxLength(1000));
const key = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/));

const subscription = z.object({
  id,
  device: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  /** Made by the session that asks. */
  current: z.boolean(),
});

export const push = {
  publicKey: endpoint({
    method: 'GET',
    path: '/pushPublicKey',
    about: "The tenant's key that a browser subscribes with; made at the first question.",
    allow: person,
    answer: z.object({ publicKey: z.string() }),
    source: 'addition',
    changesState: true,
  }),
  pushSubscriptions: endpoint({
    method: 'GET',
    path: '/pushSubscriptions',
    about: 'The devices on which the caller is told.',
    allow: person,
    query: z.strictObject(paging),
    answer: listOf(subscription),
    source: 'addition',
  }),
  setPushNotificationSubscription: endpoint({
    method: 'POST',
    path: '/setPushNotificationSubscription',
    about: 'Tells the caller on this device from now on; saying it again renews it.',
    allow: person,
    body: z.strictObject({
      endpoint: address,
      keys: z.strictObject({ p256dh: key, auth: key }),
      device: z._default(z.string().check(z.maxLength(100)), ''),
    }),
    answer: subscription,
    source: 'spec',
    dangerous: true,
  }),
  deletePushNotificationSubscription: endpoint({
    method: 'POST',
    path: '/deletePushNotificationSubscription',
    about: 'Stops telling the caller on a device, named by its address or its id; any number of times.',
    allow: person,
    body: z.union([z.strictObject({ endpoint: address }), z.strictObject({ id })]),
    answer: 'nothing',
    source: 'spec',
    dangerous: true,
  }),
};
export type PushSubscriptionRow = z.infer<typeof subscription>;
