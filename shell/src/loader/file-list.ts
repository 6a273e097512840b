import { canonical, featureFilesShape, fileListName } from '@callboard/contract';
import type { FeatureFiles, FeatureRelease } from '@callboard/contract';
import { digest } from '../boot/proof.ts';
import { ScriptError } from './script.ts';

const limit = 6000;

/** The list, if it is the one that the lineup means. */
async function provenFiles(list: unknown, integrity: string): Promise<FeatureFiles | null> {
  const parsed = featureFilesShape.safeParse(list);
  if (!parsed.success) return null;
  const hash = btoa(String.fromCharCode(...(await digest('SHA-384', canonical(list)))));
  return `sha384-${hash}` === integrity ? parsed.data : null;
}

const fileListUrl = ({ base }: FeatureRelease): string => base + fileListName;

async function ask(release: FeatureRelease, cache: RequestCache): Promise<FeatureFiles | null> {
  const url = fileListUrl(release);
  try {
    const answer = await fetch(url, { cache, signal: AbortSignal.timeout(limit) });
    if (!answer.ok) throw new ScriptError(url, 'failed');
    return await provenFiles(await answer.json(), release.files);
  } catch (error) {
    // Not even JSON.
    if (error instanceof SyntaxError) return null;
    if (error instanceof ScriptError) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ScriptError(url, isLate ? 'timeout' : 'failed');
  }
}

/** The proven list of a release's files: the one that came with the lineup, or its own. */
export async function fetchFileList(release: FeatureRelease, given: unknown): Promise<FeatureFiles> {
  const list =
    (given === undefined ? null : await provenFiles(given, release.files)) ??
    (await ask(release, 'default')) ??
    // A wrong one may lie in a cache on the way, which would give it for ever.
    (await ask(release, 'reload'));
  if (!list) throw new ScriptError(fileListUrl(release), 'failed');
  return list;
}
