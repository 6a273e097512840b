import { fileListName } from '@callboard/contract';
import type { FeatureFiles, FeatureRelease, Lineup } from '@callboard/contract';

type Files = Map<string, string>;

/** The lists of files of a lineup, which are files themselves, with their hashes. */
export const listsOf = ({ shell, features }: Lineup): Files =>
  new Map([shell, ...features].map(({ base, files }) => [base + fileListName, files]));

async function listOf({ base }: { readonly base: string }, kept: Cache): Promise<Partial<FeatureFiles>> {
  const list = await kept.match(base + fileListName);
  return list ? ((await list.json()) as FeatureFiles) : {};
}

/** Everything that a lineup runs on, as its kept lists name it; the lists first. */
export async function filesOf(lineup: Lineup, kept: Cache): Promise<Files> {
  const lists = await Promise.all(
    [lineup.shell, ...lineup.features].map(async (release) => {
      const { files = {} } = await listOf(release, kept);
      return Object.entries(files).map(([name, integrity]) => [release.base + name, integrity] as const);
    }),
  );
  return new Map([...listsOf(lineup), ...lists.flat()]);
}

/** What a feature's cards and the pages of a day's work run on, in every language. */
async function todayFilesOf(release: FeatureRelease, kept: Cache): Promise<string[]> {
  const { today } = release.face.ahead ?? {};
  const { entry, needs = {}, words = {}, cardWords = {}, pageWords } = await listOf(release, kept);
  if (!today || !entry) return [];
  const isNeeded = (part: string) =>
    ['feature', 'ahead', ...today.map((page) => `pages/${page}`)].includes(part) || part.startsWith('cards/');
  const parts = Object.entries(needs).flatMap(([part, files]) => (isNeeded(part) ? files : []));
  const withPageWords = today.some((page) => pageWords?.pages.includes(`pages/${page}`));
  const allWords = [words, cardWords, ...(withPageWords && pageWords ? [pageWords.files] : [])];
  return [entry, ...parts, ...allWords.flatMap((files) => Object.values(files))].map(
    (name) => release.base + name,
  );
}

/** What home and a day's work run on: the shell, and of features what today needs. */
export async function todayFiles(lineup: Lineup, all: Files, kept: Cache): Promise<Files> {
  const ofFeatures = await Promise.all(lineup.features.map((release) => todayFilesOf(release, kept)));
  const needed = new Set(ofFeatures.flat());
  return new Map([...all].filter(([path]) => path.startsWith(lineup.shell.base) || needed.has(path)));
}
