import { call } from '@callboard/client';
import { documents } from '@callboard/contract';
import { PaperRow } from '@callboard/parts';
import type { PaperRowProps } from '@callboard/parts';

type DocumentRowProps = {
  document: { readonly id: string; readonly name: string; readonly file: PaperRowProps['file'] };
  kind: string;
};

/** One document of a crew or a project. */
export const DocumentRow = ({ document: { id, name, file }, kind }: DocumentRowProps) => (
  <PaperRow
    title={name}
    kind={kind}
    file={file}
    read={(signal) => call(documents.documentFile, { params: { id }, signal })}
  />
);
