import { useQuery } from '@callboard/client';
import type { FormDocument, FormPerformance } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { List, ListRow, RowIcon, Section, listFace } from '@callboard/ui';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { formDocumentsQuery } from './form-documents.queries.ts';
import { useDocumentAbout } from './use-document-about.ts';

const ReadFormDocument = openedLater(async () => (await import('./read-form-document.tsx')).ReadFormDocument);

/** What is to be read before the questions are answered; nothing where there is nothing. */
export function ReadFirst({ form, documents }: Pick<FormPerformance, 'form' | 'documents'>) {
  return documents > 0 ? <Documents formId={form.id} count={documents} /> : null;
}

function Documents({ formId, count }: { formId: string; count: number }) {
  const t = useWords('documents');
  const about = useDocumentAbout();
  const [open, setOpen] = useState<FormDocument | null>(null);
  const close = () => setOpen(null);
  const read = useRead(useQuery(formDocumentsQuery(formId)));
  const rows = read.kind === 'there' ? read.data.items : [];
  const state = listFace(read, {
    rows: count,
    empty: ({ items }) =>
      items.length === 0 ? { icon: BookOpen, title: t('form-documents.empty'), text: '' } : null,
  });
  return (
    <Section title={t('form-documents.title')}>
      <List label={t('form-documents.title')} state={state}>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            leading={<RowIcon icon={BookOpen} />}
            title={row.name}
            subtitle={about(row)}
            onClick={() => setOpen(row)}
          />
        ))}
      </List>
      {open && <ReadFormDocument formId={formId} document={open} onClose={close} onMissing={close} />}
    </Section>
  );
}
