import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, Menu } from '@callboard/ui';
import { FilePlus, ListX } from 'lucide-react';
import { useState } from 'react';
import styles from './payroll-drafts.module.css';

const DraftPayrollsSheet = openedLater(
  async () => (await import('./draft-payrolls-sheet.tsx')).DraftPayrollsSheet,
);
const UnpaidWorkSheet = openedLater(async () => (await import('./unpaid-work-sheet.tsx')).UnpaidWorkSheet);

/** What an accountant does for a whole month, above the list. */
export function PayrollWork() {
  const t = useWords('finance');
  const [open, setOpen] = useState<'draft' | 'unpaid' | null>(null);
  const close = () => setOpen(null);
  const unpaid = { id: 'unpaid', label: t('payroll-drafts.unpaid'), icon: ListX };
  return (
    <div className={styles.work}>
      <Button icon={FilePlus} wide onClick={() => setOpen('draft')}>
        {t('payroll-drafts.draft')}
      </Button>
      <Menu label={t('payroll-drafts.more')} items={[{ ...unpaid, run: () => setOpen('unpaid') }]} />
      {open === 'draft' && <DraftPayrollsSheet onClose={close} onMissing={close} />}
      {open === 'unpaid' && <UnpaidWorkSheet onClose={close} onMissing={close} />}
    </div>
  );
}
