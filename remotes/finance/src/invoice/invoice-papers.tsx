import { call, useOnline } from '@callboard/client';
import { invoices } from '@callboard/contract';
import type { Invoice } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperRow, uploadFile } from '@callboard/parts';
import { FileInput, List, Section, toast } from '@callboard/ui';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { invoiceChanged } from './invoice-changed.ts';

/** Papers of an invoice; editors attach more. */
export function InvoicePapers({ invoice }: { invoice: Invoice }) {
  const t = useWords('finance');
  const { date } = useFormat();
  const online = useOnline();
  const errorText = useErrorText();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const { id, documentList, may } = invoice;
  const attach = async (files: readonly File[]) => {
    setWaiting(files);
    const left: File[] = [];
    for (const file of files)
      try {
        const uploadId = await uploadFile(file, file.name);
        await call(invoices.addInvoiceDocument, { params: { id }, body: { uploadId } });
      } catch (error) {
        left.push(file);
        toast.error(errorText(error).title);
      }
    setWaiting(left);
    await invoiceChanged();
  };
  const nothing = { icon: FileText, title: t('invoice.noPapers'), text: t('invoice.noPapersText') };
  return (
    <Section title={t('payroll.papers')} count={documentList.length}>
      <List
        label={t('payroll.papers')}
        state={documentList.length > 0 ? { kind: 'full' } : { kind: 'empty', ...nothing }}
      >
        {documentList.map(({ id: documentId, name, file, createdAt }) => (
          <PaperRow
            key={documentId}
            title={name}
            kind={date(createdAt, 'medium')}
            file={file}
            read={() => Promise.resolve({ url: file?.url ?? '' })}
          />
        ))}
      </List>
      {may.addDocument && (
        <FileInput
          label={t('invoice.attach')}
          files={waiting}
          onFiles={(files) => void attach(files)}
          disabled={!online}
        />
      )}
    </Section>
  );
}
