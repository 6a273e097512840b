import { fileListName } from '@callboard/contract';
import type { Lineup } from '@callboard/contract';

type Files = Map<string, string>;

/** The lists of files of a lineup, which are files themselves, with their hashes. */
export const listsOf = ({ shell, features }: Lineup): Files =>
  new Map([shell, ...features].map(({ base, files }) => [base + fileListName, files]));

/** Everything that a lineup runs on, as its kept lists name it; the lists first. */
export async function filesOf(lineup: Lineup, kept: Cache): Promise<Files> {
  const lists = await Promise.all(
    [lineup.shell, ...lineup.features].map(async ({ base }) => {
      const list = await kept.match(base + fileListName);
      const { files } = list ? ((await list.json()) as { files: Record<string, string> }) : { files: {} };
      return Object.entries(files).map(([name, integrity]) => [base + name, integrity] as const);
    }),
  );
  return new Map([...listsOf(lineup), ...lists.flat()]);
}
