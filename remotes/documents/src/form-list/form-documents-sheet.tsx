import { useOnline, useQuery } from '@callboard/client';
import type { FormDocument, ManagedForm } from '@callboard/contract';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, IconButton, List, ListRow, RowIcon, Sheet, buttonClass, listFace } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { BookOpen, Paperclip, Users, X } from 'lucide-react';
import { useState } from 'react';
import { formDocumentsQuery } from '../form-documents/form-documents.queries.ts';
import { useDocumentAbout } from '../form-documents/use-document-about.ts';
import { paths } from '../base/paths.ts';
import { useRemoveFormDocument } from './use-remove-form-document.ts';

const AddFormDocumentSheet = openedLater(
  async () => (await import('./add-form-document-sheet.tsx')).AddFormDocumentSheet,
);

type FormDocumentsSheetProps = { form: ManagedForm; onClose: () => void };

/** What is read with a form: attached, opened and taken off again. */
export function FormDocumentsSheet({ form, onClose }: FormDocumentsSheetProps) {
  const t = useWords('documents');
  const online = useOnline();
  const [adding, setAdding] = useState(false);
  const endAdding = () => setAdding(false);
  const read = useRead(useQuery(formDocumentsQuery(form.id)));
  const rows = read.kind === 'there' ? read.data.items : [];
  const state = listFace(read, {
    rows: Math.max(1, form.documents),
    empty: ({ items }) =>
      items.length === 0
        ? { icon: BookOpen, title: t('form-documents.empty'), text: t('form-documents.emptyText') }
        : null,
  });
  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={form.name}
        subtitle={t('form-documents.title')}
        actions={
          <Button icon={Paperclip} wide size="large" disabled={!online} onClick={() => setAdding(true)}>
            {t('form-documents.add')}
          </Button>
        }
      >
        <div className={column.gap3}>
          <Link to={paths.managedForm.to({ id: form.id })} className={buttonClass({ kind: 'secondary' })}>
            <Users size={20} />
            {t('form-people.title')}
          </Link>
          <p>{t('form-documents.who')}</p>
          <List label={t('form-documents.title')} state={state}>
            {rows.map((row) => (
              <AttachedRow key={row.id} form={form} document={row} online={online} />
            ))}
          </List>
        </div>
      </Sheet>
      {adding && <AddFormDocumentSheet form={form} onClose={endAdding} onMissing={endAdding} />}
    </>
  );
}

type AttachedRowProps = { form: ManagedForm; document: FormDocument; online: boolean };

function AttachedRow({ form, document, online }: AttachedRowProps) {
  const t = useWords('documents');
  const about = useDocumentAbout();
  const remove = useRemoveFormDocument(form, document);
  const { id, name } = document;
  return (
    <ListRow
      as={Link}
      to={paths.document.to({ id }, { read: '1' })}
      leading={<RowIcon icon={BookOpen} />}
      title={name}
      subtitle={about(document)}
      trailing={
        <IconButton
          label={t('form-documents.remove', { name })}
          icon={X}
          disabled={!online}
          onClick={remove}
        />
      }
    />
  );
}
