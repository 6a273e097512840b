import { payrollStates } from '@callboard/domain';
import { crew, office, useSearch } from '@callboard/feature';
import { useMay } from '@callboard/session';

/** Whose payrolls are listed, and which of them. Accountants who do not work in crews have none of their own. */
export function usePayrollFilter() {
  const accounts = useMay(office.with('payrolls', 'EDIT'));
  const works = useMay(crew);
  const [{ of, show, status, q }] = useSearch();
  const all = accounts && (of === 'all' || !works);
  return {
    all,
    open: show === 'open',
    choosesWhose: accounts && works,
    // People look for their own payrolls by the month; accountants for those of others by name and state.
    status: all ? payrollStates.find((state) => state === status) : undefined,
    q: all ? q : undefined,
  };
}
