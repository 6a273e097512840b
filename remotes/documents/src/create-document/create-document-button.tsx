import { documents, persons } from '@callboard/contract';
import { useGo } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { Button } from '@callboard/ui';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../base/paths.ts';

const CreateDocumentSheet = openedLater(
  async () => (await import('./create-document-sheet.tsx')).CreateDocumentSheet,
);

/** For whoever may send documents and find the people who sign them; leads to the new one. */
export function CreateDocumentButton() {
  const t = useWords('documents');
  const go = useGo();
  const [open, setOpen] = useState(false);
  const mayCreate = useMayCall(documents.createDocument);
  const mayFind = useMayCall(persons.persons);
  if (!mayCreate || !mayFind) return null;
  return (
    <>
      <Button icon={FilePlus} wide onClick={() => setOpen(true)}>
        {t('create-document.title')}
      </Button>
      {open && (
        <CreateDocumentSheet
          onClose={(created?: string) => {
            setOpen(false);
            if (created) go(paths.document.to({ id: created }));
          }}
          onMissing={() => setOpen(false)}
        />
      )}
    </>
  );
}
