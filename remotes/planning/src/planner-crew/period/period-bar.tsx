import { useFormat, useWords } from '@callboard/i18n';
import { Button, IconButton } from '@callboard/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './period-bar.module.css';
import { spans } from './period.ts';
import type { ShownPeriod } from './use-period.ts';

/** Which days are shown, how many, and the way to others. */
export function PeriodBar({ period }: { period: ShownPeriod }) {
  const t = useWords('planning');
  const { date } = useFormat();
  const { from, to, span, today } = period;
  return (
    <div className={styles.bar}>
      <IconButton
        label={t('period.earlier')}
        icon={ChevronLeft}
        disabled={period.isFirst}
        onClick={() => period.move(-1)}
      />
      <p className={styles.days} aria-live="polite">
        {date(from)} – {date(to)}
      </p>
      <IconButton label={t('period.later')} icon={ChevronRight} onClick={() => period.move(1)} />
      {(today < from || today > to) && (
        <Button kind="quiet" onClick={period.toToday}>
          {t('period.today')}
        </Button>
      )}
      <fieldset className={styles.spans} aria-label={t('period.shown')}>
        {spans.map((count) => (
          <button
            key={count}
            type="button"
            className={styles.span}
            aria-pressed={count === span}
            aria-label={t('period.days', { count })}
            onClick={() => period.show(count)}
          >
            {count}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
