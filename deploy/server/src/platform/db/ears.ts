type Heard = (said: string | null) => void;

/** Who listens to which channel of one engine. */
export function createEars() {
  const listeners = new Map<string, Set<Heard>>();
  return {
    add(channel: string, heard: Heard): () => void {
      if (!/^[a-z_]+$/.test(channel)) throw new Error('Not the name of a channel');
      const of = listeners.get(channel) ?? new Set();
      listeners.set(channel, of.add(heard));
      return () => void of.delete(heard);
    },
    channels: (): string[] => [...listeners.keys()],
    heard(channel: string, text: string): void {
      for (const heard of listeners.get(channel) ?? []) heard(text);
    },
    /** Nothing could be heard for a while. */
    missed(): void {
      for (const of of listeners.values()) for (const heard of of) heard(null);
    },
  };
}
