import { readFileSync, readdirSync } from 'node:fs';

/** What a process holds now: memory in megabytes, and open files, sockets and the like. */
export type ProcessFigures = { readonly megabytes: number; readonly handles: number };

/** As Linux tells it; nothing where it does not, or where the process is gone. */
function unlessGone<Figure>(read: () => Figure): Figure | null {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export const megabytesOf = (pid: number): number | null =>
  unlessGone(
    () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024,
  );

export function processFigures(pid: number): ProcessFigures | null {
  const megabytes = megabytesOf(pid);
  const handles = unlessGone(() => readdirSync(`/proc/${pid}/fd`).length);
  return megabytes === null || handles === null ? null : { megabytes, handles };
}

/** How much the line that fits best rises from one value to the next. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const below = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
