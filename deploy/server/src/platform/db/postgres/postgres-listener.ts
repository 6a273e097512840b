import { Client } from 'pg';
import { channelListeners } from '../engine/channel-listeners.ts';
import type { Engine } from '../engine/engine.ts';

const againAfterMs = 500;

/** One connection that only listens, made with the first listener and again whenever it is lost. */
export function listenOnPostgres(url: string): { listen: Engine['listen']; close(): Promise<void> } {
  const listeners = channelListeners();
  let client: Client | null = null;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const mine = new Client({
      connectionString: url,
      application_name: 'callboard listens',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    const lost = () => {
      if (client !== mine) return;
      client = null;
      if (!closed) reconnect();
    };
    mine.on('error', lost);
    mine.on('end', lost);
    mine.on('notification', ({ channel, payload }) => listeners.notify(channel, payload ?? ''));
    try {
      await mine.connect();
      for (const channel of listeners.channels()) await mine.query(`listen ${channel}`);
    } catch (error) {
      await mine.end().catch(() => undefined);
      throw error;
    }
    if (closed) return mine.end();
    client = mine;
  };

  const reconnect = () => {
    clearTimeout(again);
    again = setTimeout(async () => {
      try {
        await connect();
        listeners.missed();
      } catch {
        // The database is away: asked again until it is back.
        if (!closed) reconnect();
      }
    }, againAfterMs);
    again.unref();
  };

  return {
    async listen(channel, heard) {
      const stop = listeners.add(channel, heard);
      if (client) await client.query(`listen ${channel}`);
      else await connect();
      return async () => stop();
    },
    async close() {
      closed = true;
      clearTimeout(again);
      const mine = client;
      client = null;
      await mine?.end();
    },
  };
}
