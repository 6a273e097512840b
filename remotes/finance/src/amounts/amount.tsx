import { useFormat, useWords } from '@callboard/i18n';
import { VisuallyHidden } from '@callboard/ui';
import { useAmountsShown } from './amounts-shown.ts';
import styles from './amount.module.css';

/** Money that is somebody's pay: hidden until the person shows it. */
export function Amount({ amount, currency }: { amount: number; currency: string }) {
  const t = useWords('finance');
  const { money } = useFormat();
  if (useAmountsShown()) return <span className={styles.amount}>{money({ amount, currency })}</span>;
  return (
    <span className={styles.amount}>
      <span aria-hidden>••••</span>
      <VisuallyHidden>{t('amounts.hidden')}</VisuallyHidden>
    </span>
  );
}
