import { call, useInfiniteQuery } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ListPage, PaperRow, useInfiniteList } from '@callboard/parts';
import { FileStack } from 'lucide-react';
import { useDocumentType } from '../payroll-facts/use-document-type.ts';
import { usePeriod } from '../payroll-facts/use-period.ts';
import { DocumentTypeChips } from './document-type-chips.tsx';
import { payrollDocumentsQuery } from './payroll-documents.queries.ts';
import { useWantedTypes } from './use-wanted-types.ts';

/** The papers of all own payrolls, newest first. */
export function Component() {
  const t = useWords('finance');
  const { date } = useFormat();
  const period = usePeriod();
  const typeName = useDocumentType();
  const list = useInfiniteList(useInfiniteQuery(payrollDocumentsQuery(useWantedTypes())));
  return (
    <ListPage
      title={t('payrolls-documents.title')}
      list={list}
      keyOf={({ id }) => id}
      row={({ id, name, type, payroll, createdAt, fileType, size }) => (
        <PaperRow
          title={payroll ? `${typeName(type.name)} · ${period(payroll.fromDay, payroll.toDay)}` : name}
          kind={[name, date(createdAt, 'medium')].join(' · ')}
          file={{ type: fileType, size, name }}
          read={(signal) => call(payrolls.downloadPayrollDocument, { params: { id }, signal })}
        />
      )}
      filters={<DocumentTypeChips />}
      refresh
      empty={{
        icon: FileStack,
        title: t('payrolls-documents.emptyTitle'),
        text: t('payrolls-documents.emptyText'),
      }}
    />
  );
}
