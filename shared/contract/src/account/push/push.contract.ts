import * as z from 'zod/mini';
import { person } from '../../allow.ts';
import { endpoint } from '../../endpoint.ts';
import { id, instant, listOf, paging } from '../../shapes.ts';
import { notificationGroups, notificationWays } from '../notifications/groups.ts';

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

const way = z.enum(notificationWays);
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const quiet = z.nullable(z.strictObject({ from: time, until: time }));
/** As phones dial it from abroad. */
const number = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));
const settings = z.object({
  ways: z.record(z.enum(notificationGroups), way),
  /** By the person's own clock. Jobs that begin within twelve hours are told all the same. */
  quiet,
  /** Where emails go; empty where no address is known. */
  email: z.string(),
  /** Text messages about requests that wait: to a number of the person's own, which is the consent. */
  texts: z.object({ available: z.boolean(), number: z.nullable(z.string()) }),
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
  testPush: endpoint({
    method: 'POST',
    path: '/pushSubscriptions/test',
    about: "Sends a push message to this session's own device.",
    allow: person,
    answer: 'nothing',
    errors: ['not_found', 'too_many'],
    source: 'addition',
    dangerous: true,
  }),
  notificationSettings: endpoint({
    method: 'GET',
    path: '/notificationSettings',
    about: 'How the caller is told what, and when not.',
    allow: person,
    answer: settings,
    source: 'addition',
  }),
  setNotificationSettings: endpoint({
    method: 'POST',
    path: '/notificationSettings',
    about: 'Changes what is named, and leaves the rest.',
    allow: person,
    body: z.strictObject({
      ways: z.optional(z.partialRecord(z.enum(notificationGroups), way)),
      quiet: z.optional(quiet),
      /** A number agrees to text messages; null ends that. */
      texts: z.optional(z.nullable(z.strictObject({ number }))),
    }),
    answer: settings,
    source: 'addition',
    dangerous: true,
  }),
};
export type NotificationSettings = z.infer<typeof settings>;
export type PushSubscriptionRow = z.infer<typeof subscription>;
