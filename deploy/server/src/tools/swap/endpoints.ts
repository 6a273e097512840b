import { api } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';

export type NamedEndpoint = { name: string; endpoint: AnyEndpoint };
export const endpoints: readonly NamedEndpoint[] = Object.entries(api).flatMap(([area, verbs]) =>
  Object.entries(verbs as Record<string, AnyEndpoint>).map(([verb, endpoint]) => ({
    name: `${area}.${verb}`,
    endpoint,
  })),
);
/** Answers that do not end, and what ends the session that the others need. */
export const leftOut = new Set([
  'session.signOut',
  'sessions.endSessions',
  'live.live',
  'live.stream',
  'lineups.lineup',
]);
