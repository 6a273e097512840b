import type { Lineup } from '@callboard/contract';

export const filesOf = (lineup: Lineup): Map<string, string> =>
  new Map(
    [lineup.shell, ...lineup.features].flatMap(({ base, files }) =>
      Object.entries(files).map(([name, { integrity }]) => [base + name, integrity] as const),
    ),
  );
