/** One at a time, in the order of asking. */
export function createTurns() {
  const queue: (() => void)[] = [];
  let taken = false;
  return {
    async take(): Promise<void> {
      if (taken) await new Promise<void>((resolve) => queue.push(resolve));
      taken = true;
    },
    give(): void {
      const next = queue.shift();
      if (next) next();
      else taken = false;
    },
  };
}
