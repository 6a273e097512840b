/** `--small` after the name of a bench: as little as shows that it works, and no figure is judged. */
export const small: boolean = process.argv.includes('--small') || process.env.CALLBOARD_BENCH_SMALL === '1';

/** How often to measure: the number after the name, or what is usual. Less than usual says little. */
export function askedRuns(usual: number): number {
  if (small) return 1;
  const asked = process.argv.slice(2).find((argument) => /^\d+$/.test(argument));
  return Math.max(usual, Number(asked ?? process.env.CALLBOARD_BENCH_TIMES ?? usual));
}
