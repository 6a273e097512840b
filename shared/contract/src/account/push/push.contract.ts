import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';
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
/** `failed`: the text message could not be sent. `spent`: it was entered wrong too often. */
const textCodeStates = ['sending', 'sent', 'failed', 'expired', 'spent'] as const;
/** As phones dial it from abroad. */
const number = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));
const settings = z.object({
  ways: z.record(z.enum(notificationGroups), way),
  /** By the person's own clock. Jobs that begin within twelve hours are told all the same. */
  quiet,
  /** Where emails go; empty where no address is known. */
  email: z.string(),
  /** Text messages about requests that wait: to a number of the person's own, which is the consent. */
  texts: z.object({
    available: z.boolean(),
    number: z.nullable(z.string()),
    /** The code that was sent to the number was entered. None go out before that. */
    verified: z.boolean(),
    /** How the code stands that is to be entered. */
    code: z.nullable(z.enum(textCodeStates)),
  }),
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
      /** Ends the consent to text messages. */
      texts: z.optional(z.literal(null)),
    }),
    answer: settings,
    source: 'addition',
    dangerous: true,
  }),
  sendTextCode: endpoint({
    method: 'POST',
    path: '/notificationSettings/textCode',
    about:
      'Agrees to text messages at a number and sends a code of six digits to it, which works for ten minutes. Text messages go out once it was entered.',
    allow: person,
    body: z.strictObject({ number }),
    answer: settings,
    errors: ['too_many', 'wrong_state'],
    source: 'addition',
    dangerous: true,
  }),
  confirmTextCode: endpoint({
    method: 'POST',
    path: '/notificationSettings/textCode/confirm',
    about: 'Enters the code that was sent to the number; five tries.',
    allow: person,
    body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    answer: settings,
    errors: ['invalid', 'wrong_state'],
    source: 'addition',
    dangerous: true,
  }),
};
export type TextCodeState = (typeof textCodeStates)[number];
export type NotificationSettings = z.infer<typeof settings>;
export type PushSubscriptionRow = z.infer<typeof subscription>;
