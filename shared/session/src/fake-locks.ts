type Work = () => Promise<unknown>;

/** Web Locks between two sessions of one test: jsdom has none. */
export class FakeLocks {
  #queue: Promise<unknown> = Promise.resolve();

  request = (async (_name: string, { signal }: { signal: AbortSignal }, work: Work) => {
    const before = this.#queue;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('No lock', 'AbortError')));
    });
    let free = () => {};
    this.#queue = new Promise<void>((resolve) => {
      free = resolve;
    });
    try {
      await Promise.race([before, aborted]);
      return await work();
    } finally {
      void before.then(free);
    }
  }) as unknown as LockManager['request'];
}
