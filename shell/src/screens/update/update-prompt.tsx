import { Sparkles } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useOutbox } from '@callboard/client';
import { holds } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import { applyUpdate } from '../../boot/register-worker.ts';
import styles from './update-prompt.module.css';
import { dismissUpdate, onUpdateChange, updateOffered } from '../../runtime/update/update-store.ts';

/** Offers a new version and starts it on a tap, but never over something unsaved: then it waits for it. */
export function UpdatePrompt() {
  const t = useWords('shell');
  const offered = useSyncExternalStore(onUpdateChange, updateOffered);
  const reasons = useSyncExternalStore(holds.subscribe, holds.current);
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  const { busy } = useOutbox();
  const held = reasons[0] ?? (busy ? t('update.sending') : undefined);
  useEffect(() => {
    if (wanted && held === undefined) applyUpdate();
  }, [wanted, held]);
  // The version page has its own button for it.
  if (!offered || pathname === '/version') return null;
  return (
    <output className={styles.prompt} data-toasts="above">
      <Sparkles size={24} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{t('update.title')}</p>
        <p>{wanted && held !== undefined ? t('update.held', { reason: held }) : t('update.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button size="normal" busy={wanted} onClick={() => setWanted(true)}>
          {t('update.now')}
        </Button>
        <Button kind="quiet" onClick={dismissUpdate}>
          {t('update.later')}
        </Button>
      </div>
    </output>
  );
}
