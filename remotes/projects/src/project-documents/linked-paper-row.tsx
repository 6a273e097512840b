import { call } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { LinkedDocument } from '@callboard/contract';
import { PaperRow } from '@callboard/parts';

/** A paper of a project, a company or somebody of it, saved by a tap. */
export function LinkedPaperRow({ paper: { id, name, typeCaption, file } }: { paper: LinkedDocument }) {
  return (
    <PaperRow
      title={name}
      kind={typeCaption}
      file={file}
      read={(signal) => call(documents.documentFile, { params: { id }, signal })}
    />
  );
}
