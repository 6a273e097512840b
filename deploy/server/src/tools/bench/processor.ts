import { readFileSync, readdirSync } from 'node:fs';

/** Hundredths of seconds, as Linux counts them. */
const tickMs = 10;

/** `ended` is what children did that are gone. */
type Used = { parent: number; ms: number; ended: number };

function usedBy(pid: number): Used | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = (at: number) => Number(fields[at]) + Number(fields[at + 1]);
    return { parent: Number(fields[1]), ms: ticks(11) * tickMs, ended: ticks(13) * tickMs };
  } catch {
    return null;
  }
}

const childrenOf = (pid: number): number => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => usedBy(Number(name)))
      .reduce((sum, used) => sum + (used?.parent === pid ? used.ms : 0), usedBy(pid)?.ended ?? 0);
  } catch {
    return 0;
  }
};

type Processor = { server: number; database: number };

/** What the processor has worked for the server and for the database so far, in milliseconds. */
export type ReadProcessor = () => Processor;

export const processorOf =
  (server: number, database: number): ReadProcessor =>
  () => ({ server: usedBy(server)?.ms ?? 0, database: childrenOf(database) });
