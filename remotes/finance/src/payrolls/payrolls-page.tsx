import { call, useInfiniteQuery } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import { Link, useCanOpen, useSearch } from '@callboard/feature';
import { useLanguage, useWords } from '@callboard/i18n';
import { ListDetailPage, useInfiniteList } from '@callboard/parts';
import { Button, buttonClass } from '@callboard/ui';
import { WalletCards } from 'lucide-react';
import { ExportButton } from '../export/export-button.tsx';
import { payrollFilter, payrollsQuery } from '../base/finance.queries.ts';
import { paths } from '../base/paths.ts';
import { OnePayroll } from '../payroll/one-payroll.tsx';
import { PayrollFilters } from './payroll-filters.tsx';
import { PayrollRow } from './payroll-row.tsx';
import { PayrollWork } from '../payroll-drafts/payroll-work.tsx';
import { usePayrollFilter } from './use-payroll-filter.ts';
import { YearChart } from './year-chart.tsx';

/** Before a row is measured: four lines. */
const rowHeight = 108;

type Filter = ReturnType<typeof usePayrollFilter>;
const titleOf = ({ open, status }: Filter) =>
  open ? 'payrolls.nothingOpen' : status ? 'payrolls.nothingIn' : 'payrolls.emptyTitle';
const textOf = ({ open, status, all }: Filter) => {
  if (open) return 'payrolls.nothingOpenText';
  if (status) return 'payrolls.nothingInText';
  return all ? 'payrolls.emptyForAccountant' : 'payrolls.emptyText';
};

/** Payrolls, newest first; on a wide screen with the open one beside them. */
export function Component() {
  const t = useWords('finance');
  const language = useLanguage();
  const filter = usePayrollFilter();
  const [, change] = useSearch();
  const list = useInfiniteList(useInfiniteQuery(payrollsQuery(filter)));
  const papers = useCanOpen(paths.payrollsDocuments.to());
  return (
    <ListDetailPage
      title={t('payrolls.title')}
      label={t('payrolls.label')}
      list={list}
      keyOf={({ number }) => number}
      row={(row, link) => <PayrollRow row={row} named={filter.all} {...link} />}
      rowHeight={rowHeight}
      tabs={filter.all && <PayrollWork filter={filter} rows={list.rows ?? []} />}
      search={
        filter.all
          ? {
              label: t('payrolls.search'),
              notFound: (q) => ({ title: t('payrolls.notFound', { q }), text: t('payrolls.notFoundText') }),
            }
          : undefined
      }
      filters={
        <>
          <PayrollFilters filter={filter} />
          {!filter.all && !filter.open && <YearChart rows={list.rows ?? []} />}
        </>
      }
      refresh
      empty={{
        icon: WalletCards,
        title: t(titleOf(filter)),
        text: t(textOf(filter)),
        action: (filter.open || filter.status) && (
          <Button kind="secondary" onClick={() => change({ show: undefined, status: undefined })}>
            {t('payrolls.showAll')}
          </Button>
        ),
      }}
      detail={{
        name: 'payroll',
        label: t('payroll.title'),
        at: (number) => paths.payroll.to({ number }),
        show: (number) => <OnePayroll number={number} />,
        choose: { icon: WalletCards, title: t('payrolls.choose') },
      }}
    >
      {papers && !filter.all && (
        <Link to={paths.payrollsDocuments.to()} className={buttonClass({ kind: 'quiet', wide: true })}>
          {t('payrolls.toDocuments')}
        </Link>
      )}
      {list.total > 0 && (
        <ExportButton
          name={`${t('payrolls.title')}.csv`}
          read={(signal) =>
            call(payrolls.exportPayrolls, { query: { ...payrollFilter(filter), language }, signal })
          }
        />
      )}
    </ListDetailPage>
  );
}
