import { useQuery } from '@callboard/client';
import { documentTemplates } from '@callboard/contract';
import { useMayCall } from '@callboard/session';
import { useState } from 'react';
import { templateChoiceQuery } from '../document-templates/document-templates.queries.ts';
import { SourceChoice } from '../template-documents/source-choice.tsx';
import type { DocumentSource } from '../template-documents/source-choice.tsx';
import { TemplateDocumentsSheet } from '../template-documents/template-documents-sheet.tsx';
import { FileDocumentSheet } from './file-document-sheet.tsx';

type CreateDocumentSheetProps = {
  /** With the id of the document, where one was created. */
  onClose: (created?: string) => void;
};

/** A new document to sign: from a file, or from a template where there is one. */
export function CreateDocumentSheet({ onClose }: CreateDocumentSheetProps) {
  const mayMake = useMayCall(documentTemplates.createTemplateDocuments);
  const templates = useQuery({ ...templateChoiceQuery, enabled: mayMake }).data?.items ?? [];
  const [source, setSource] = useState<DocumentSource>('file');
  const choice = templates.length > 0 && <SourceChoice source={source} onSource={setSource} />;
  return source === 'file' ? (
    <FileDocumentSheet source={choice} onClose={onClose} />
  ) : (
    <TemplateDocumentsSheet templates={templates} source={choice} onClose={onClose} />
  );
}
