import type { FormDocument } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Sheet } from '@callboard/ui';
import { DocumentPages } from '../reader/document-pages.tsx';
import styles from './form-documents.module.css';
import { useDocumentAbout } from './use-document-about.ts';
import { useFormDocumentFile } from './use-form-document-file.ts';

type ReadFormDocumentProps = { formId: string; document: FormDocument; onClose: () => void };

/** Nobody waits for the end of it: it is read, not signed. */
const onRead = () => undefined;

/** The pages over the form, which stays where it is. */
export function ReadFormDocument({ formId, document, onClose }: ReadFormDocumentProps) {
  const t = useWords('documents');
  const about = useDocumentAbout();
  const read = useFormDocumentFile(formId, document);
  return (
    <Sheet open onClose={onClose} title={document.name} subtitle={about(document)}>
      <div className={styles.reader}>
        <DocumentPages
          read={read}
          name={document.name}
          offlineText={t('form-documents.offlineText')}
          onShown={onRead}
          onBroken={onRead}
          onEnd={onRead}
        />
      </div>
    </Sheet>
  );
}
