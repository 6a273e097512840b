import { useOnline } from '@callboard/client';
import type { PayrollItem } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { useState } from 'react';
import { Amount } from '../amounts/amount.tsx';
import { paths } from '../base/paths.ts';
import { useConfirmItem } from '../payroll-item/use-confirm-item.ts';
import { PayrollItemPill } from '../payroll-facts/payroll-pill.tsx';
import { ItemTimes } from '../payroll-facts/item-times.tsx';
import styles from './payroll-item-row.module.css';

const DeclineItemSheet = openedLater(
  async () => (await import('../payroll-item/decline-item-sheet.tsx')).DeclineItemSheet,
);

const CorrectItemSheet = openedLater(
  async () => (await import('../payroll-item/correct-item-sheet.tsx')).CorrectItemSheet,
);

/** One item: its four times, and whether they are right. */
export function PayrollItemRow({ item }: { item: PayrollItem }) {
  const t = useWords('finance');
  const { date } = useFormat();
  const online = useOnline();
  const to = paths.payrollItem.to({ id: item.id });
  const canOpen = useCanOpen(to);
  const [open, setOpen] = useState<'decline' | 'correct' | null>(null);
  const { confirm, busy } = useConfirmItem();
  const { caption, day, status, amountMinor, currency, may, job } = item;
  const title = `${date(day, 'weekday')} · ${job?.function ?? caption}`;
  const close = () => setOpen(null);
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        {canOpen ? (
          <Link to={to} className={styles.title}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <PayrollItemPill status={status} />
      </div>
      <ItemTimes item={item} />
      <p className={styles.line}>
        <span className={styles.caption}>{job?.function ? caption : t('payroll-item.amount')}</span>
        <Amount amount={amountMinor} currency={currency} />
      </p>
      {(may.confirm || may.decline) && (
        <div className={styles.actions}>
          <Button kind="quiet" disabled={!online} onClick={() => setOpen('decline')}>
            {t('payroll-item.decline')}
          </Button>
          <Button kind="secondary" disabled={!online} busy={busy} onClick={() => confirm(item)}>
            {t('payroll-item.confirm')}
          </Button>
        </div>
      )}
      {may.correct && !may.answer && (
        <div className={styles.actions}>
          <Button
            kind="quiet"
            disabled={!online}
            aria-label={`${t('payroll-item.correct')}: ${title}`}
            onClick={() => setOpen('correct')}
          >
            {t('payroll-item.correct')}
          </Button>
        </div>
      )}
      {open === 'decline' && <DeclineItemSheet item={item} onClose={close} onMissing={close} />}
      {open === 'correct' && <CorrectItemSheet item={item} onClose={close} onMissing={close} />}
    </li>
  );
}
