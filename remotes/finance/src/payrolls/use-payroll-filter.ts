import { crew, office, useSearch } from '@callboard/feature';
import { useMay } from '@callboard/session';

/** Whose payrolls are listed, and which of them. Accountants who do not work in crews have none of their own. */
export function usePayrollFilter() {
  const accounts = useMay(office.with('payrolls', 'EDIT'));
  const works = useMay(crew);
  const [{ of, show }] = useSearch();
  const all = accounts && (of === 'all' || !works);
  return { all, open: show === 'open', choosesWhose: accounts && works };
}
