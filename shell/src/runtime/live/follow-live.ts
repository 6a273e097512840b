import {
  onOnlineChange,
  onServerAnswer,
  online,
  serverClockKnown,
  serverNow,
  setLive,
} from '@callboard/client';
import { live, liveEverything, liveSince } from '@callboard/contract';
import { mayNow, refreshNow, sessionStore } from '@callboard/session';
import { lookAtLineup } from '../update/look-at-lineup.ts';
import type { RunningPage } from '../update/follow-lineup.ts';
import { watchAttention } from './attention.ts';
import { createConnection } from './connection.ts';
import { refetchShown } from './refetch-shown.ts';

/** A tab that nobody looks at gives its stream back after this time. */
const graceMs = 5_000;
/** Answers of the server say that it is there; one in this time is enough. */
const heartbeatEveryMs = 5_000;
/** Clocks are known to the second. */
const doubtMs = 2_000;

const whoNow = (): string => {
  const { payload } = sessionStore.getState();
  return payload ? `${payload.tenant} ${payload.sid}` : '';
};
const hidden = (): boolean => document.visibilityState === 'hidden';

/** Listens while somebody who may is signed in, looks at the page and has a network. */
export function followLive(page: RunningPage): () => void {
  const attention = watchAttention();
  const shown = refetchShown(attention.busy);
  const lineup = lookAtLineup(page, attention.busy);
  let who = whoNow();
  /** When this person's reads began, by the steady clock: the other one may jump. */
  let began = 0;
  let hiddenAt: number | null = hidden() ? Date.now() : null;
  let grace: ReturnType<typeof setTimeout> | undefined;

  const token = () => sessionStore.getState().token;
  const connection = createConnection({
    token,
    renew: async (refused) => token() !== refused || (await refreshNow()),
    begin: () => {
      const readSince = serverNow() - (performance.now() - began) - doubtMs;
      return `${liveSince}.${serverClockKnown() ? Math.floor(readSince) : 0}`;
    },
    onMessage: (message) => {
      shown.hear(message);
      if (message.names.some((name) => name === 'lineup' || name === liveEverything)) lineup.look();
    },
    onLive: setLive,
  });

  const unseen = () => hiddenAt !== null && Date.now() - hiddenAt >= graceMs;
  const wanted = () => mayNow(live.live.allow) && online() && !unseen();
  const decide = () => (wanted() ? connection.open() : connection.close());
  const back = () => (wanted() ? connection.hurry() : connection.close());
  let hurried = Number.NEGATIVE_INFINITY;
  const heard = () => {
    if (performance.now() - hurried < heartbeatEveryMs) return;
    hurried = performance.now();
    back();
  };
  const session = () => {
    const now = whoNow();
    if (now !== who) {
      who = now;
      began = performance.now();
      connection.close();
      connection.forget();
    }
    decide();
  };
  const visible = () => {
    clearTimeout(grace);
    if (hidden()) {
      hiddenAt ??= Date.now();
      grace = setTimeout(decide, graceMs);
      return;
    }
    // A phone that slept did not run the timer, and its stream may be long dead.
    if (unseen()) connection.close();
    hiddenAt = null;
    decide();
  };
  const stops = [
    sessionStore.subscribe(session),
    onOnlineChange(back),
    onServerAnswer(heard),
    connection.close,
    shown.stop,
    lineup.stop,
    attention.stop,
  ];
  document.addEventListener('visibilitychange', visible);
  addEventListener('pagehide', connection.close);
  addEventListener('pageshow', back);
  addEventListener('focus', back);
  decide();
  return () => {
    clearTimeout(grace);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', visible);
    removeEventListener('pagehide', connection.close);
    removeEventListener('pageshow', back);
    removeEventListener('focus', back);
  };
}
