import type { AnswerOf, planningDrafts } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import { Send } from 'lucide-react';
import styles from './plan-bar.module.css';

type Summary = AnswerOf<typeof planningDrafts.planningDrafts>['summary'];
type DraftBarProps = {
  summary: Summary;
  label: string;
  busy: boolean;
  onReview: () => void;
  onSend: () => void;
};

/** What is planned and not sent, and the one step that sends it. */
export function DraftBar({ summary, label, busy, onReview, onSend }: DraftBarProps) {
  const t = useWords('planning');
  return (
    <section className={styles.bar} data-toasts="above" aria-label={t('plan.bar')}>
      <Button kind="secondary" onClick={onReview}>
        {t('plan.review', { changes: t('plan.changes', { count: summary.changes }) })}
      </Button>
      <Button icon={Send} size="normal" busy={busy} disabled={summary.ready === 0} onClick={onSend}>
        {label}
      </Button>
    </section>
  );
}
