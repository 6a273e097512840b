import { featureFilesShape } from '@callboard/contract';
import { starter } from '../boot/starter.ts';
import { askForList } from './file-list.ts';

/** Of the shell's list only the hashes are read. */
const hashes = {
  safeParse: (list: unknown) =>
    featureFilesShape.shape.files.safeParse((list as { files?: unknown } | null)?.files),
};

let known = false;

/** Makes the files known that only later pages need; the document carries the hashes of the others. */
export async function listLaterFiles(): Promise<void> {
  const { data, list } = starter();
  const { base, list: files } = data.shell;
  if (known || files === undefined) return;
  list(base, await askForList({ base, files }, hashes));
  known = true;
}
