import { invalidate, useOnline, useQuery } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import type { Payroll } from '@callboard/contract';
import { useErrorText, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AddNote, openedLater } from '@callboard/parts';
import { Banner } from '@callboard/ui';
import { useState } from 'react';
import { payrollHistoryQuery } from '../base/finance.queries.ts';
import { HistoryList } from '../history/history-list.tsx';
import { PayrollActions } from './payroll-actions.tsx';
import { payrollChanged } from '../base/payroll-changed.ts';
import { PayrollHead } from './payroll-head.tsx';
import { PayrollItems } from './payroll-items.tsx';
import { PayrollKinds } from './payroll-kinds.tsx';
import { PayrollNotices } from './payroll-notices.tsx';
import { PayrollPapers } from './payroll-papers.tsx';
import styles from './payroll-view.module.css';
import { useReadToSign } from './use-read-to-sign.ts';

const SignPayrollSheet = openedLater(async () => (await import('./sign-payroll-sheet.tsx')).SignPayrollSheet);

/** What is paid for which work, whether that is right, and one signature below the whole. */
export function PayrollView({ payroll }: { payroll: Payroll }) {
  const t = useWords('finance');
  const online = useOnline();
  const errorText = useErrorText();
  const [isWrong, setWrong] = useState(false);
  const [refused, setRefused] = useState<CallError | null>(null);
  const { id, number, status } = payroll;
  const history = useRead(useQuery(payrollHistoryQuery(number)));
  const refuse = (error: CallError) => {
    // What was read is not what stands there now: back to reading.
    const old = ['document_changed', 'wrong_state', 'conflict', 'month_locked'].includes(error.code);
    if (!old) return;
    setRefused(error);
    signing.close();
    void payrollChanged();
  };
  const signing = useReadToSign(id, setRefused);
  return (
    <div className={styles.payroll}>
      {refused && <Banner kind="error" {...errorText(refused)} />}
      <PayrollHead payroll={payroll} />
      {!online && <Banner kind="warning" title={t('payroll.offline')} />}
      <PayrollNotices payroll={payroll} />
      {isWrong && <Banner kind="info" title={t('payroll.whichOne')} />}
      <PayrollItems number={number} />
      <PayrollKinds payroll={payroll} />
      <PayrollPapers payroll={payroll} />
      <HistoryList
        read={history}
        addNote={
          <AddNote
            draft={`payroll-note/${id}`}
            hint={t(status === 'draft' ? 'history.noteOnDraftPayroll' : 'history.noteHint')}
            endpoint={payrolls.addPayrollActivity}
            input={(body) => ({ params: { id }, body: { body } })}
            onSaved={() => invalidate(payrolls.payrollActivities)}
          />
        }
      />
      <PayrollActions
        payroll={payroll}
        onSign={() => {
          setRefused(null);
          signing.read();
        }}
        busy={signing.busy}
        onRefused={refuse}
      />
      {signing.toSign && (
        <SignPayrollSheet
          toSign={signing.toSign}
          onClose={signing.close}
          onMissing={signing.close}
          onRefused={refuse}
          onWrong={() => {
            signing.close();
            setWrong(true);
          }}
        />
      )}
    </div>
  );
}
