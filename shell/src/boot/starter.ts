import type { FrameKind, StartUpSettings } from '@callboard/contract';

/** What the document's starter leaves in the page for the bundles. */

/** An answer as it came; status 0 when none came. */
export type Fetched = { readonly status: number; readonly body: unknown };

/** A sign-in that was pressed before the page could send it. */
export type Press = { readonly login: string; readonly password: string; readonly answer: Promise<Fetched> };

/** What was done in the document's form. */
export type EarlyForm = {
  readonly pressed: Press | null;
  /** Pressed as well, and to be pressed again where somebody listens: to show the password, or with a field empty. */
  readonly again: HTMLElement | null;
};

/** The part of the shell's release that the document carries. */
type DocumentShell = {
  readonly release: string;
  readonly version: string;
  readonly base: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** File to integrity, without those that only later pages need. */
  readonly files: Readonly<Record<string, string>>;
  /** The hash of the list that names them all; an older server names none, and all of them above. */
  readonly list?: string;
  /** Chunks with a name, to their files. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly shared: Readonly<Record<string, string>>;
};
export type DocumentData = {
  readonly shell: DocumentShell;
  /** Whether there is an offline worker at all. */
  readonly worker: boolean;
  /** Development: the page reloads when something was built. */
  readonly live: boolean;
  /** What the document shows, and the language of its texts. */
  readonly frame: FrameKind;
  readonly language: string;
  /** Of the tenant that it shows, for when the settings do not come; nothing where it shows none. */
  readonly settings: StartUpSettings | null;
  /** What is said when not even the shell's script arrives. */
  readonly words: { readonly failed: string; readonly retry: string };
};

export type Starter = {
  readonly data: DocumentData;
  readonly lineup: Promise<Fetched>;
  /** The one that was chosen on this phone, or empty: the lineup came in it. */
  readonly language: string;
  readonly settings: Promise<Fetched>;
  readonly meta: Promise<Fetched>;
  /** Makes files known; only what is known may run or style. */
  readonly list: (base: string, files: Readonly<Record<string, string>>) => void;
  readonly integrityOf: (url: string) => string | undefined;
  /** Gives a script or style its hash, and an address of its own for each further try. */
  readonly tag: (element: HTMLScriptElement | HTMLLinkElement, url: string) => void;
  /** Fetches ahead, once per file. */
  readonly preload: (url: string, integrity: string) => void;
  /** The page takes over the document's form, and what was done in it; nothing where there is none. */
  readonly takeForm: (() => EarlyForm) | null;
};

declare global {
  // oxlint-disable-next-line no-var -- a global can only be declared so
  var __callboard: Starter;
}

export const starter = (): Starter => globalThis.__callboard;
