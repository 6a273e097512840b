/** The server's side of live messages, as far as `fetch` sees it. */
export type FakeStream = {
  readonly lastId: string;
  readonly token: string;
  readonly aborted: () => boolean;
  readonly say: (
    names: readonly string[],
    more?: { id?: string; by?: string; event?: string },
  ) => Promise<void>;
  readonly write: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};
type Reply = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | Error;

const settled = () => jest.advanceTimersByTimeAsync(0);

function openStream(headers: Headers, signal: AbortSignal) {
  const waiting: Uint8Array[] = [];
  let ended = false;
  let wake = () => {};
  const read = async (): Promise<{ done: boolean; value?: Uint8Array }> => {
    for (;;) {
      if (signal.aborted) throw new DOMException('Aborted', 'AbortError');
      const value = waiting.shift();
      if (value) return { done: false, value };
      if (ended) return { done: true };
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  signal.addEventListener('abort', () => wake());
  const stream: FakeStream = {
    lastId: headers.get('Last-Event-ID') ?? '',
    token: headers.get('Authorization')?.replace('Bearer ', '') ?? '',
    aborted: () => signal.aborted,
    async write(text) {
      waiting.push(new TextEncoder().encode(text));
      wake();
      await settled();
    },
    say: (names, { id = 'mark.1', by, event = 'changed' } = {}) =>
      stream.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify({ names, by })}\n\n`),
    async end() {
      ended = true;
      wake();
      await settled();
    },
  };
  return { stream, body: { getReader: () => ({ read }) } };
}

/** Takes the place of `fetch`. Streams are opened until another reply is planned. */
export function fakeLive() {
  const streams: FakeStream[] = [];
  const replies: Reply[] = [];
  const requests: string[] = [];
  globalThis.fetch = (async (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => {
    requests.push(url);
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    if (reply) return { ok: false, status: reply.status, headers: new Headers(reply.headers), body: null };
    const { stream, body } = openStream(new Headers(init.headers), init.signal);
    streams.push(stream);
    return { ok: true, status: 200, headers: new Headers({ 'Content-Type': 'text/event-stream' }), body };
  }) as unknown as typeof fetch;
  return {
    requests,
    streams,
    /** The next requests are answered like this, then streams again. */
    refuse: (...next: Reply[]) => void replies.push(...next),
    open: () => streams.filter(({ aborted }) => !aborted()),
    newest: (): FakeStream => {
      const newest = streams.at(-1);
      if (!newest) throw new Error('Nobody has requests for a stream.');
      return newest;
    },
  };
}
export type FakeLive = ReturnType<typeof fakeLive>;
