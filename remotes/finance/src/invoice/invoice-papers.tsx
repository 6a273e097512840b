import { call, useOnline } from '@callboard/client';
import { invoices } from '@callboard/contract';
import type { Invoice } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useFormat, useLanguage, useWords } from '@callboard/i18n';
import { PaperButton, PaperRow, uploadFile } from '@callboard/parts';
import { FileInput, List, Section, toast } from '@callboard/ui';
import { FileCode, FileText } from 'lucide-react';
import { useState } from 'react';
import { invoiceChanged } from './invoice-changed.ts';
import styles from './invoice-papers.module.css';

/** The invoice itself for people and programs, and its papers; editors attach more. */
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
      {may.download && <InvoiceFiles number={invoice.number} />}
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

/** As bookkeeping takes it: a PDF with the data of EN 16931 in it, or that data alone. */
function InvoiceFiles({ number }: { number: string }) {
  const t = useWords('finance');
  const language = useLanguage();
  const paperOf = (format: 'facturX' | 'cii', ending: string) => ({
    name: `${number}.${ending}`,
    read: (signal: AbortSignal) =>
      call(invoices.downloadInvoice, { params: { n: number }, query: { format, language }, signal }),
  });
  return (
    <>
      <div className={styles.files}>
        <PaperButton kind="secondary" icon={FileText} paper={paperOf('facturX', 'pdf')}>
          {t('invoice.asPdf')}
        </PaperButton>
        <PaperButton kind="secondary" icon={FileCode} paper={paperOf('cii', 'xml')}>
          {t('invoice.asXml')}
        </PaperButton>
      </div>
      <p className={styles.hint}>{t('invoice.dataHint')}</p>
    </>
  );
}
