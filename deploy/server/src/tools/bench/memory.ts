import { readFileSync } from 'node:fs';

export type Memory = { most(): number; stop(): number };

/** The most memory that a process has had while it was watched, in megabytes; 0 where it cannot be told. */
export function watchMemory(pid: number): Memory {
  let most = 0;
  const look = () => {
    try {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      most = Math.max(most, Math.round(Number(kilobytes ?? 0) / 1_024));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
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
