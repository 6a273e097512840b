type Listener = (said: string | null) => void;

/** Who listens to which channel of one engine. */
export function channelListeners() {
  const byChannel = new Map<string, Set<Listener>>();
  return {
    add(channel: string, listener: Listener): () => void {
      if (!/^[a-z_]+$/.test(channel)) throw new Error('Not the name of a channel');
      const listeners = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    channels: (): string[] => [...byChannel.keys()],
    notify(channel: string, text: string): void {
      for (const listener of byChannel.get(channel) ?? []) listener(text);
    },
    /** Nothing could be heard for a while. */
    missed(): void {
      for (const listeners of byChannel.values()) for (const listener of listeners) listener(null);
    },
  };
}
