type Heard = (said: string | null) => void;

/** Who listens to which channel of one engine. */
export function channelListeners() {
  const byChannel = new Map<string, Set<Heard>>();
  return {
    add(channel: string, heard: Heard): () => void {
      if (!/^[a-z_]+$/.test(channel)) throw new Error('Not the name of a channel');
      const of = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, of.add(heard));
      return () => void of.delete(heard);
    },
    channels: (): string[] => [...byChannel.keys()],
    heard(channel: string, text: string): void {
      for (const heard of byChannel.get(channel) ?? []) heard(text);
    },
    /** Nothing could be heard for a while. */
    missed(): void {
      for (const of of byChannel.values()) for (const heard of of) heard(null);
    },
  };
}
