import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import type { ReactNode } from 'react';
import styles from './approvals.module.css';

type ApprovalCardProps = {
  /** What is to be seen, at the size that is needed to decide. */
  picture?: ReactNode;
  title: string;
  /** Whose it is: the names of the buttons say it too. */
  name: string;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  children: ReactNode;
};

/** One thing that waits, with both answers below it; the next one follows in the same list. */
export function ApprovalCard(props: ApprovalCardProps) {
  const { picture, title, name, busy, onApprove, onReject, children } = props;
  const t = useWords('documents');
  const online = useOnline();
  const about = (action: string) => t('approvals.about', { action, name });
  return (
    <article className={styles.approval} aria-label={title}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      {children}
      <div className={styles.answers}>
        <Button
          kind="secondary"
          wide={false}
          size="normal"
          aria-label={about(t('verify.reject'))}
          disabled={!online || busy}
          onClick={onReject}
        >
          {t('verify.reject')}
        </Button>
        <Button
          wide={false}
          size="normal"
          aria-label={about(t('verify.approve'))}
          busy={busy}
          disabled={!online}
          onClick={onApprove}
        >
          {t('verify.approve')}
        </Button>
      </div>
    </article>
  );
}
