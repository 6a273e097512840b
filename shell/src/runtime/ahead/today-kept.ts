/** A day whose work can be opened without network, and whether it was today or the next one with a job. */
export type TodayKept = { readonly readOn: string; readonly what: 'today' | 'next-job' };

let kept: TodayKept | null = null;
const listeners = new Set<() => void>();

export const todayKept = (): TodayKept | null => kept;

export function setTodayKept(now: TodayKept | null): void {
  if (now?.readOn === kept?.readOn && now?.what === kept?.what) return;
  kept = now;
  for (const listener of listeners) listener();
}
export function onTodayKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
