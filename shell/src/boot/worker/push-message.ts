import { languages } from '@callboard/contract';
import type { Language, PushAnswer } from '@callboard/contract';

type Action = { readonly action: 'confirm' | 'refuse'; readonly title: string };

/** What the server sends, as far as it can be read. */
export type PushMessage = {
  readonly id: string | null;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly actions: readonly Action[];
  readonly subject: { readonly kind: string; readonly id: string } | null;
  /** By which its job is confirmed without opening it. */
  readonly answer: PushAnswer | null;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Nothing where it is no message of ours: then something plain is shown. */
export function readMessage(text: string | undefined): PushMessage | null {
  try {
    const given = JSON.parse(text ?? '') as Partial<PushMessage> | null;
    if (!given || !isText(given.title)) return null;
    const { title, id, kind, body, actions, subject, answer } = given;
    return {
      id: isText(id) ? id : null,
      kind: isText(kind) ? kind : '',
      title,
      body: isText(body) ? body : '',
      actions: Array.isArray(actions) ? actions : [],
      subject: subject && isText(subject.kind) && isText(subject.id) ? subject : null,
      answer: answer && isText(answer.token) ? answer : null,
    };
  } catch {
    return null;
  }
}

/** What a tap opens. A test of the device has no screen of its own. */
export function pathOf({ id, kind }: Pick<PushMessage, 'id' | 'kind'>): string {
  if (id !== null) return `/notifications/${encodeURIComponent(id)}`;
  return kind === 'test' ? '/profile/push' : '/notifications';
}

const plain: Readonly<Record<Language, string>> = {
  en: 'You have a new notification.',
  de: 'Sie haben eine neue Mitteilung.',
  deAt: 'Sie haben eine neue Mitteilung.',
  nl: 'Je hebt een nieuwe melding.',
  fr: 'Vous avez une nouvelle notification.',
  es: 'Tienes una notificación nueva.',
  cy: 'Mae gennych hysbysiad newydd.',
};

/** A browser wants to see something for every message, also for one that cannot be read. */
export const plainMessage = (language: string | undefined): PushMessage => ({
  id: null,
  kind: '',
  title: plain[languages.find((one) => one === language) ?? 'en'],
  body: '',
  actions: [],
  subject: null,
  answer: null,
});
