import { canonical, featureFilesShape, fileListName } from '@callboard/contract';
import type { FeatureFiles, FeatureRelease } from '@callboard/contract';
import { digest } from '../../boot/proof.ts';
import { ScriptError } from './script.ts';

const limit = 6000;

type Shape<List> = {
  readonly safeParse: (list: unknown) => { readonly success: boolean; readonly data?: List };
};
/** Where a release's list lies, and the hash that it must have. */
type Listed = { readonly base: string; readonly files: string };

/** The list, if it is the one that the hash means. */
async function provenFiles<List>(list: unknown, integrity: string, shape: Shape<List>): Promise<List | null> {
  const parsed = shape.safeParse(list);
  if (!parsed.success) return null;
  const hash = btoa(String.fromCharCode(...(await digest('SHA-384', canonical(list)))));
  return `sha384-${hash}` === integrity ? (parsed.data ?? null) : null;
}

async function ask<List>(
  { base, files }: Listed,
  shape: Shape<List>,
  cache: RequestCache,
): Promise<List | null> {
  const url = base + fileListName;
  try {
    const answer = await fetch(url, { cache, signal: AbortSignal.timeout(limit) });
    if (!answer.ok) throw new ScriptError(url, 'failed');
    return await provenFiles(await answer.json(), files, shape);
  } catch (error) {
    // Not even JSON.
    if (error instanceof SyntaxError) return null;
    if (error instanceof ScriptError) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ScriptError(url, isLate ? 'timeout' : 'failed');
  }
}

/** The proven list from where the release lies. */
export async function askForList<List>(release: Listed, shape: Shape<List>): Promise<List> {
  const list =
    (await ask(release, shape, 'default')) ??
    // A wrong one may lie in a cache on the way, which would give it for ever.
    (await ask(release, shape, 'reload'));
  if (!list) throw new ScriptError(release.base + fileListName, 'failed');
  return list;
}

/** The proven list of a release's files: the one that came with the lineup, or its own. */
export async function fetchFileList(release: FeatureRelease, given: unknown): Promise<FeatureFiles> {
  const proven = given === undefined ? null : await provenFiles(given, release.files, featureFilesShape);
  return proven ?? (await askForList(release, featureFilesShape));
}
