/** Lets a few pieces of work run at a time, keeps a short queue, and turns the rest away. */
export function limitConcurrency(seats: number, queueLength: number, turnAway: () => Error) {
  let busy = 0;
  const waiting: (() => void)[] = [];

  const enter = (): Promise<void> => {
    if (busy < seats) {
      busy += 1;
      return Promise.resolve();
    }
    if (waiting.length >= queueLength) return Promise.reject(turnAway());
    return new Promise((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
