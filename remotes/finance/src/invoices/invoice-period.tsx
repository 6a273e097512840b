import { useWords } from '@callboard/i18n';
import { FilterChips } from '@callboard/parts';

/** From which year the invoices are; it stands in the address. */
export function InvoicePeriod({ thisYear }: { thisYear: number }) {
  const t = useWords('finance');
  const years = [thisYear, thisYear - 1, thisYear - 2].map(String);
  return (
    <FilterChips
      label={t('invoices.period')}
      name="year"
      all={{ label: t('invoices.allYears') }}
      choices={years.map((id) => ({ id, label: id }))}
    />
  );
}
