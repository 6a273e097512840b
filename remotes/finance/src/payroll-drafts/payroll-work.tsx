import { documentsPages } from '@callboard/contract';
import type { PayrollRow } from '@callboard/contract';
import { path, useCanOpen, useGo, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, Menu } from '@callboard/ui';
import { CalendarClock, FilePlus, ListX, Send } from 'lucide-react';
import { useState } from 'react';
import type { PayrollFilter } from '../base/finance.queries.ts';
import styles from './payroll-drafts.module.css';

const DraftPayrollsSheet = openedLater(
  async () => (await import('./draft-payrolls-sheet.tsx')).DraftPayrollsSheet,
);
const UnpaidWorkSheet = openedLater(async () => (await import('./unpaid-work-sheet.tsx')).UnpaidWorkSheet);
const ReleaseDraftsSheet = openedLater(
  async () => (await import('../release-drafts/release-drafts-sheet.tsx')).ReleaseDraftsSheet,
);

const contractsPath = path(documentsPages.contracts);

type PayrollWorkProps = { filter: PayrollFilter; rows: readonly PayrollRow[] };

/** What an accountant does for many at once: the next step above the list, the others behind it. */
export function PayrollWork({ filter, rows }: PayrollWorkProps) {
  const t = useWords('finance');
  const go = useGo();
  const canOpenAccounts = useCanOpen(contractsPath.to());
  // The start page leads to the month that it warns of.
  const [{ unpaid: month }, change] = useSearch();
  const [sheet, setSheet] = useState<'draft' | 'unpaid' | 'release' | null>(month ? 'unpaid' : null);
  const close = () => {
    setSheet(null);
    if (month) change({ unpaid: null });
  };
  const releases = filter.status === 'draft' && rows.some(({ may }) => may.release);
  const draft = { label: t('payroll-drafts.draft'), icon: FilePlus };
  const unpaid = {
    id: 'unpaid',
    label: t('payroll-drafts.unpaid'),
    icon: ListX,
    run: () => setSheet('unpaid'),
  };
  // Hours are booked and months are closed at the account of a person.
  const accounts = {
    id: 'accounts',
    label: t('payroll-drafts.accounts'),
    icon: CalendarClock,
    run: () => go(contractsPath.to()),
  };
  const others = [unpaid, ...(canOpenAccounts ? [accounts] : [])];
  return (
    <div className={styles.work}>
      {releases ? (
        <Button icon={Send} wide onClick={() => setSheet('release')}>
          {t('release-drafts.title')}
        </Button>
      ) : (
        <Button icon={draft.icon} wide onClick={() => setSheet('draft')}>
          {draft.label}
        </Button>
      )}
      <Menu
        label={t('payroll-drafts.more')}
        items={releases ? [{ ...draft, id: 'draft', run: () => setSheet('draft') }, ...others] : others}
      />
      {sheet === 'draft' && <DraftPayrollsSheet onClose={close} onMissing={close} />}
      {sheet === 'unpaid' && <UnpaidWorkSheet month={month} onClose={close} onMissing={close} />}
      {sheet === 'release' && <ReleaseDraftsSheet q={filter.q} onClose={close} onMissing={close} />}
    </div>
  );
}
