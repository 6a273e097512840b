type Kind = { typeId: string; caption: string; average: number; count: number; stars: number };

/** Each kind with its average, and the average of all stars that were given, to two places. */
export function averagesOf(kinds: readonly Kind[]) {
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const stars = kinds.reduce((sum, kind) => sum + kind.stars, 0);
  return {
    total,
    average: total === 0 ? null : Math.round((stars / total) * 100) / 100,
    averages: kinds.map(({ typeId, caption, average, count }) => ({ typeId, caption, average, count })),
  };
}
