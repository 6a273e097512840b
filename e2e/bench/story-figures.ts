import { expect } from '@playwright/test';
import { askedRuns, small } from './asked-runs.ts';
import { median } from './figures.ts';
import { writeFigures } from './write-figures.ts';

type Measured = { readonly ms: readonly number[]; readonly atMost: number };

/** Shows and keeps the median of each row of a measured story, and holds it to its promise. */
export async function keepStoryFigures(
  name: string,
  measured: Readonly<Record<string, Measured>>,
): Promise<void> {
  const rows = Object.entries(measured).map(([row, { ms, atMost }]) => ({
    row,
    'median ms': Math.round(median(ms)),
    'worst ms': Math.round(Math.max(...ms)),
    'at most ms': atMost,
  }));
  console.table(rows);
  await writeFigures(name, { runs: askedRuns(1), rows });
  if (small) return;
  for (const { row, ...figures } of rows)
    expect(figures['median ms'], row).toBeLessThanOrEqual(figures['at most ms']);
}
