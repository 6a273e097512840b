import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
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
  return (
    <div className={styles.work}>
      <Button icon={FilePlus} onClick={() => setOpen('draft')}>
        {t('payroll-drafts.draft')}
      </Button>
      <Button kind="quiet" icon={ListX} onClick={() => setOpen('unpaid')}>
        {t('payroll-drafts.unpaid')}
      </Button>
      {open === 'draft' && <DraftPayrollsSheet onClose={close} onMissing={close} />}
      {open === 'unpaid' && <UnpaidWorkSheet onClose={close} onMissing={close} />}
    </div>
  );
}
