import { languages } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';

// What a document shows before any script: decided by the server and by the offline worker, from an address and a
// cookie that the page writes. The cookie holds nothing of a person.

export const frameKinds = ['sign-in', 'home', 'page'] as const;
/** The sign-in form, the start page of who is signed in, or what fits every other screen. */
export type FrameKind = (typeof frameKinds)[number];

/** The markup of each frame in one language, drawn when the shell is released. */
export type DocumentFrames = Readonly<
  Record<FrameKind | 'sign-in-one-language', string> & { readonly title: string }
>;

export const frameCookie = 'callboard_frame';
/** Asks for the document with a certain frame, whoever asks: the offline worker keeps one of each. */
export const frameHeader = 'callboard-frame';

const whos = ['out', 'in', 'limited'] as const;
const modes = ['system', 'light', 'dark'] as const;

/** What a phone tells of itself with the request for a document. */
export type FrameFacts = {
  /** A limited login has no home. */
  readonly who: (typeof whos)[number];
  readonly mode: (typeof modes)[number];
  /** Chosen on the phone, or the person's own. */
  readonly language: Language | null;
};

export const frameCookieValue = ({ who, mode, language }: FrameFacts): string =>
  `${who}.${mode}.${language ?? ''}`;

/** Whatever stands in the cookie, these are facts of the closed sets. */
export function readFrameCookie(value: string | undefined): FrameFacts {
  const [who, mode, language] = (value ?? '').split('.');
  return {
    who: whos.find((one) => one === who) ?? 'out',
    mode: modes.find((one) => one === mode) ?? 'system',
    language: languages.find((one) => one === language) ?? null,
  };
}

/** A form where one signs in, home where one is signed in, and nothing of either anywhere else. */
export function frameAt(address: { pathname: string; search: string }, { who }: FrameFacts): FrameKind {
  // A link that signs somebody in shows no form.
  if (/[?&](PID|PCID|Password|ticket)=/i.test(address.search)) return 'page';
  const path = address.pathname.replace(/\/+$/, '');
  if (path === '/login' || path === '') {
    if (who === 'out') return 'sign-in';
    if (who === 'in' && path === '') return 'home';
  }
  return 'page';
}
