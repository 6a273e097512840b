import { useQuery } from '@callboard/client';
import { companies } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Select } from '@callboard/ui';
import { companiesQuery } from '../base/invoices.queries.ts';

/**
 * Whose invoices they are; it stands in the address. Not there for who sees those of one company only. Companies are
 * read once the list is there. A list of the browser's own: a field that searches would double what the page weighs.
 */
export function InvoiceCompany({ ready }: { ready: boolean }) {
  const t = useWords('finance');
  const [{ company }, change] = useSearch();
  const mayRead = useMay(companies.companies.allow);
  const found = useQuery({ ...companiesQuery, enabled: ready && mayRead }).data?.items ?? [];
  if (found.length < 2) return null;
  const all = { value: '', label: t('invoices.allCompanies') };
  return (
    <Select
      label={t('invoices.company')}
      value={company ?? ''}
      onValue={(id) => change({ company: id || undefined })}
      options={[all, ...found.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
