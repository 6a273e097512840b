import { call } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import type { Payroll } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { PaperRow } from '@callboard/parts';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import { FileText } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { useDocumentType } from '../payroll-facts/use-document-type.ts';

/** The payroll itself as a paper, and the papers that came with it. */
export function PayrollPapers({ payroll: { number, documentList } }: { payroll: Payroll }) {
  const t = useWords('finance');
  const typeName = useDocumentType();
  const preview = paths.payrollDownload.to({ number, documentType: 'Payroll' });
  const canOpen = useCanOpen(preview);
  return (
    <Section title={t('payroll.papers')} count={documentList.length + 1}>
      <List label={t('payroll.papers')} state={{ kind: 'full' }}>
        {canOpen && (
          <ListRow
            as={Link}
            to={preview}
            leading={<RowIcon icon={FileText} />}
            title={t('payroll.asPdf')}
            subtitle={`${number}.pdf`}
          />
        )}
        {documentList.map(({ id, name, type, size, fileType }) => (
          <PaperRow
            key={id}
            title={name}
            kind={typeName(type.name)}
            file={{ type: fileType, size, name }}
            read={(signal) => call(payrolls.downloadPayrollDocument, { params: { id }, signal })}
          />
        ))}
      </List>
    </Section>
  );
}
