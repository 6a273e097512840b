import type { Identity, Language, Tenant, TokenPayload } from '@callboard/contract';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { StoredSession } from './storage.ts';
import { identityOf, readToken } from './token.ts';

/** What a person set up on this phone. It outlives every session. */
export type UiSettings = {
  readonly language?: Language;
  readonly mode?: 'light' | 'dark' | 'system';
  /** How many times as large texts are. */
  readonly textSize?: string;
  readonly [more: string]: unknown;
};
export type AppCache = {
  /** Addresses of pictures by person. */
  readonly profilePictures?: Readonly<Record<string, string>>;
  /** What locks the writes that wait here: without a session nobody opens them. */
  readonly outboxKey?: string;
};
export type SessionState = {
  readonly token: string | null;
  readonly payload: TokenPayload | null;
  /** Nobody without a readable token. */
  readonly identity: Identity | null;
  readonly tenant: Tenant | null;
  readonly uiSettings: UiSettings;
  readonly appCache: AppCache;
};
export type SessionStore = StoreApi<SessionState>;

const objectOr = <Value>(value: unknown, otherwise: Value): Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Value) : otherwise;

/** The state that a storage means, whatever is written in it. */
export function stateIn(kept: StoredSession): SessionState {
  const stored = kept.read('token') as string | null;
  const payload = readToken(stored);
  return {
    token: payload ? stored : null,
    payload,
    identity: payload && identityOf(payload, kept.read('userRights'), kept.read('mailboxUserRights')),
    tenant: objectOr<Tenant | null>(kept.read('tenant'), null),
    uiSettings: objectOr<UiSettings>(kept.read('uiSettings'), {}),
    appCache: objectOr<AppCache>(kept.read('appCache'), {}),
  };
}

export const storeOver = (kept: StoredSession): SessionStore =>
  createStore<SessionState>()(() => stateIn(kept));
