export type BalanceLine = { readonly balance: number };

/** The account before the first day and after each. */
export function balancePoints(before: number, lines: readonly BalanceLine[]): number[] {
  const points = [before];
  for (const { balance } of lines) points.push((points.at(-1) ?? 0) + balance);
  return points;
}

const margin = 6;

/** A curve in a box of 100 × 100, and how high zero lies in it where it lies in it at all. */
export function curveOf(points: readonly number[]): { path: string; zero: number | null } {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const range = high - low || 1;
  const heightOf = (value: number) => 100 - margin - ((value - low) / range) * (100 - 2 * margin);
  const step = 100 / Math.max(1, points.length - 1);
  const path = points
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(2)} ${heightOf(value).toFixed(2)}`)
    .join('');
  return { path, zero: low <= 0 && high >= 0 ? heightOf(0) : null };
}
