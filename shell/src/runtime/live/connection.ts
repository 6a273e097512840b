import { log } from '@callboard/client';
import { callHeaders } from '@callboard/contract';
import type { LiveMessage } from '@callboard/contract';
import { messageReader } from './message-reader.ts';

/** The server sends a sign of life every 20 s. */
const silenceMs = 45_000;
const doubtfulMs = 25_000;
/** A stream that ends sooner was no good one, however orderly it ended. */
const steadyMs = 10_000;
const longestPauseMs = 30_000;
const refusedPauseMs = 5 * 60_000;

export type ConnectionParts = {
  readonly token: () => string | null;
  /** The token was refused. True when there is another one now. */
  readonly renew: (refused: string) => Promise<boolean>;
  /** From where to go on while no message has been heard. */
  readonly begin: () => string;
  readonly onMessage: (message: LiveMessage) => void;
  readonly onLive: (live: boolean) => void;
};
export type Connection = {
  /** Listens until it is closed, however often the stream breaks. */
  readonly open: () => void;
  readonly close: () => void;
  /** Somebody came back, or the server did: a stream that may be dead is not waited for, nor is a pause of our own. */
  readonly hurry: () => void;
  /** What was heard was for somebody else. */
  readonly forget: () => void;
};

/** Why there is no stream, and when to try again where that is known. */
class ConnectionLost extends Error {
  readonly pauseMs: number | undefined;

  constructor(reason: string, pauseMs?: number) {
    super(reason);
    this.pauseMs = pauseMs;
  }
}

function refused({ status, headers }: Response): ConnectionLost {
  const seconds = Number(headers.get('Retry-After'));
  if (status === 429) return new ConnectionLost('429', Math.max(5, seconds || 30) * 1000);
  return new ConnectionLost(`${status}`, status >= 400 && status < 500 ? refusedPauseMs : undefined);
}

/** Never in step with other phones that lost the same server. */
const pauseAfter = (failures: number): number =>
  (failures === 0 ? 600 : Math.min(longestPauseMs, 1000 * 2 ** (failures - 1))) * (0.5 + Math.random());

type Listening = {
  readonly signal: AbortSignal;
  readonly lastId: string | null;
  readonly alive: () => void;
  readonly onId: (id: string) => void;
};

/** Hands on what one stream says, until it ends. */
async function listen(parts: ConnectionParts, { signal, lastId, alive, onId }: Listening): Promise<void> {
  const { token, renew, begin, onMessage, onLive } = parts;
  const used = token();
  if (!used) throw new ConnectionLost('no token');
  const headers = {
    Accept: 'text/event-stream',
    Authorization: `Bearer ${used}`,
    'Last-Event-ID': lastId ?? begin(),
    ...callHeaders,
  };
  const answer = await fetch('/api/v1/live', { cache: 'no-store', headers, signal });
  if (answer.status === 401) throw new ConnectionLost('401', (await renew(used)) ? 0 : undefined);
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!answer.ok || !isStream || !answer.body) throw refused(answer);
  const reader = answer.body.getReader();
  const text = new TextDecoder();
  const read = messageReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return;
    alive();
    for (const { id, event, message } of read(text.decode(value, { stream: true }))) {
      if (event === 'ready') onLive(true);
      if (message.names.length > 0) onMessage(message);
      if (id) onId(id);
    }
  }
}

export function createConnection(parts: ConnectionParts): Connection {
  const { onLive } = parts;
  let current: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let fetchedAt = 0;
  let lastId: string | null = null;
  /** The server has said when. */
  let notBefore = 0;

  async function run(turn: AbortController): Promise<void> {
    const began = performance.now();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      fetchedAt = Date.now();
      clearTimeout(watch);
      watch = setTimeout(() => turn.abort(), silenceMs);
    };
    alive();
    let pauseMs: number | undefined;
    try {
      const onId = (id: string) => {
        lastId = id;
      };
      await listen(parts, { signal: turn.signal, lastId, alive, onId });
    } catch (reason) {
      if (reason instanceof ConnectionLost) ({ pauseMs } = reason);
      if (current === turn) log.info('No live messages', { reason: String(reason) });
    }
    clearTimeout(watch);
    if (current !== turn) return;
    current = null;
    onLive(false);
    failures = performance.now() - began > steadyMs ? 0 : failures + 1;
    notBefore = pauseMs === undefined ? 0 : performance.now() + pauseMs;
    timer = setTimeout(open, pauseMs ?? pauseAfter(failures));
  }

  function open(): void {
    clearTimeout(timer);
    timer = undefined;
    if (current) return;
    const rest = notBefore - performance.now();
    if (rest > 0) {
      timer = setTimeout(open, rest);
      return;
    }
    current = new AbortController();
    void run(current);
  }

  function close(): void {
    clearTimeout(timer);
    timer = undefined;
    const ended = current;
    current = null;
    ended?.abort();
    onLive(false);
  }

  return {
    open: () => {
      if (timer === undefined) open();
    },
    close,
    hurry() {
      if (current && Date.now() - fetchedAt > doubtfulMs) close();
      open();
    },
    forget() {
      lastId = null;
      failures = 0;
      notBefore = 0;
    },
  };
}
