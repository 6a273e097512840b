import { PassThrough } from 'node:stream';
import { liveEverything } from '@callboard/contract';
import type { Database } from '../db/database.ts';
import { liveChannel } from './changed.db.ts';
import { readMessage } from './channel-message.ts';
import { createRecent } from './recent.ts';

const beatMs = 20_000;
/** A stream is begun anew after this time, by the token of that time. */
const longestMs = 15 * 60_000;
const streamsOfPerson = 8;
/** Who does not read for so long gets no more. */
const unreadBytes = 64 * 1024;

type LiveListener = { tenant: string; personId: string; sessionId: string; loginId: string };
type Stream = LiveListener & { out: PassThrough; openedAt: number };

export type LiveHub = {
  start(): Promise<void>;
  /** A stream from the last message that was seen, or null where the person has too many on other devices. */
  open(listener: LiveListener, lastId: string | null, goesOn: boolean): PassThrough | null;
  readonly streams: number;
  stop(): Promise<void>;
};

const message = (event: string, id: string, names: readonly string[], by?: string | null): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify({ names, ...(by && { by }) })}\n\n`;

/** The streams of this process, and what all processes say to them. */
export function createLiveHub(database: Database): LiveHub {
  const streams = new Set<Stream>();
  const recent = createRecent();
  let stopHearing: (() => Promise<void>) | null = null;
  let stopped = false;

  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.out.end();
  };
  const send = (stream: Stream, text: string) => {
    if (stream.out.writableLength > unreadBytes) end(stream);
    else stream.out.write(text);
  };
  const hear = (text: string | null) => {
    if (text === null) {
      recent.forget();
      for (const stream of streams) send(stream, message('changed', recent.id(), [liveEverything]));
      return;
    }
    const read = readMessage(text);
    if (!read) return;
    const { tenant, changed, by, session, login } = read;
    if (changed) recent.add({ tenant, changed });
    for (const stream of streams) {
      if (stream.tenant !== tenant) continue;
      if (stream.sessionId === session || stream.loginId === login) end(stream);
      else if (changed && (changed.people === 'everybody' || changed.people.includes(stream.personId))) {
        send(stream, message('changed', recent.id(), changed.names, by));
      }
    }
  };
  const beat = setInterval(() => {
    for (const stream of streams) {
      if (Date.now() - stream.openedAt > longestMs) end(stream);
      else send(stream, ': beat\n\n');
    }
  }, beatMs).unref();

  return {
    async start() {
      stopHearing = await database.engine.listen(liveChannel, hear);
    },
    open(listener, lastId, goesOn) {
      const own = [...streams].filter(
        ({ tenant, personId }) => tenant === listener.tenant && personId === listener.personId,
      );
      if (goesOn && own.length >= streamsOfPerson) {
        // A phone that changes networks leaves streams behind that nobody reads.
        const oldest = own.find(({ sessionId }) => sessionId === listener.sessionId);
        if (!oldest) return null;
        end(oldest);
      }
      const out = new PassThrough();
      const stream: Stream = { ...listener, out, openedAt: Date.now() };
      const missed = lastId === null ? [] : (recent.since(lastId, listener) ?? [liveEverything]);
      // Cut between the two, the next listener still goes on from where the last one stopped.
      out.write(message('ready', missed.length > 0 && lastId ? lastId : recent.id(), []));
      if (missed.length > 0) out.write(message('changed', recent.id(), missed));
      if (!goesOn || stopped) out.end();
      else {
        streams.add(stream);
        out.once('close', () => streams.delete(stream));
      }
      return out;
    },
    get streams() {
      return streams.size;
    },
    async stop() {
      stopped = true;
      clearInterval(beat);
      for (const stream of streams) end(stream);
      await stopHearing?.();
    },
  };
}
