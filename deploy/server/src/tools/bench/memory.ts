import { megabytesOf } from './process-figures.ts';

export type Memory = { most(): number; stop(): number };

/** The most memory that a process has had while it was watched, in megabytes; 0 where it cannot be told. */
export function watchMemory(pid: number): Memory {
  let most = 0;
  const look = () => {
    most = Math.max(most, Math.round(megabytesOf(pid) ?? 0));
  };
  const timer = setInterval(look, 200);
  return {
    most: () => most,
    stop() {
      look();
      clearInterval(timer);
      return most;
    },
  };
}
