import { invalidate, useOnline, useQuery } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import type { PayrollItem } from '@callboard/contract';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AddNote } from '@callboard/parts';
import { AsOf, Banner, Page, buttonClass } from '@callboard/ui';
import { payrollItemHistoryQuery } from '../base/finance.queries.ts';
import { HistoryList } from '../history/history-list.tsx';
import { useCorrectionText } from '../history/use-correction-text.ts';
import { paths } from '../base/paths.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemTalk } from './item-talk.tsx';

/** One item of a payroll: what it pays for, what was said about it, and the answer that is wanted. */
export function ItemView({ item, asOf }: { item: PayrollItem; asOf: number | null }) {
  const t = useWords('finance');
  const online = useOnline();
  const { id } = item;
  const history = useRead(useQuery(payrollItemHistoryQuery(id)));
  const changesOf = useCorrectionText(item.currency);
  const { number, status } = item.payroll;
  return (
    <Page title={t('payroll-item.title')} titleHidden actions={<ItemActions item={item} />}>
      {asOf !== null && <AsOf at={asOf} />}
      <ItemFacts item={item} />
      {!online && <Banner kind="warning" title={t('payroll.offline')} />}
      {status === 'locked' && <Banner kind="info" title={t('payroll.locked')} />}
      <ItemTalk item={item} />
      <Link to={paths.payroll.to({ number })} className={buttonClass({ kind: 'quiet' })}>
        {t('payroll-item.toPayroll', { number })}
      </Link>
      <HistoryList
        read={history}
        changesOf={changesOf}
        addNote={
          <AddNote
            draft={`payroll-item-note/${id}`}
            hint={t(status === 'draft' ? 'history.noteOnDraftPayroll' : 'history.noteHint')}
            endpoint={payrolls.addPayrollItemActivity}
            input={(body) => ({ params: { id }, body: { body } })}
            onSaved={() => invalidate(payrolls.payrollItemActivities)}
          />
        }
      />
    </Page>
  );
}
