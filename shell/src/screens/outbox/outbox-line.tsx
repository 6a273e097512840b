import { CloudUpload, TriangleAlert } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useOutbox } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import styles from './outbox-line.module.css';

const OutboxSheet = lazy(async () => {
  const [{ OutboxSheet }] = await Promise.all([
    import(/* webpackChunkName: "outbox-sheet" */ './outbox-sheet.tsx'),
    import(/* webpackChunkName: "outbox-sheet" */ './outbox-words.ts').then(({ outboxWords }) =>
      outboxWords(),
    ),
  ]);
  return { default: OutboxSheet };
});

/** "3 waiting on this phone", as long as something is. */
export function OutboxLine() {
  const t = useWords('shell');
  const { items, keeps } = useOutbox();
  const [open, setOpen] = useState(false);
  const refused = items.filter(({ state }) => state === 'attention').length;
  const waiting = items.filter(({ state }) => state === 'waiting').length;
  const count = refused + waiting;
  const Icon = refused > 0 ? TriangleAlert : CloudUpload;
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className={refused > 0 ? `${styles.line} ${styles.refused}` : styles.line}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon size={16} aria-hidden />
          {refused > 0 ? t('outbox.refused', { count: refused }) : t('outbox.waiting', { count })}
        </button>
      )}
      {!keeps && <p className={styles.line}>{t('outbox.keeps-nothing')}</p>}
      {open && (
        <Suspense>
          <OutboxSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
