import { useWords } from '@callboard/i18n';
import { FilterChips } from '@callboard/parts';
import { useDocumentType } from '../payroll-facts/use-document-type.ts';
import { payrollDocumentTypes } from './use-wanted-types.ts';

export function DocumentTypeChips() {
  const t = useWords('finance');
  const typeName = useDocumentType();
  return (
    <FilterChips
      label={t('payrolls-documents.types')}
      name="type"
      all={{ label: t('payrolls-documents.all') }}
      choices={payrollDocumentTypes.map((id) => ({ id, label: typeName(id) }))}
    />
  );
}
