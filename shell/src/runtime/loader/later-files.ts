import { featureFilesShape } from '@callboard/contract';
import { starter } from '../../boot/starter.ts';
import { askForList } from './file-list.ts';

/** Of the shell's list only the hashes are read. */
const hashes = {
  safeParse: (list: unknown) =>
    featureFilesShape.shape.files.safeParse((list as { files?: unknown } | null)?.files),
};

/** Asked for once, however many pages open at the same time; again where it did not come. */
let listed: Promise<void> | undefined;

/** Makes the files known that only later pages need; the document carries the hashes of the others. */
export async function listLaterFiles(): Promise<void> {
  const { data, list } = starter();
  const { base, list: files } = data.shell;
  if (files === undefined) return;
  listed ??= askForList({ base, files }, hashes).then((later) => list(base, later));
  try {
    await listed;
  } catch (error) {
    listed = undefined;
    throw error;
  }
}
