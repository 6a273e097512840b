import { useWords } from '@callboard/i18n';
import { ClockArrowUp } from 'lucide-react';
import styles from './saved-here.module.css';

/** The mark of a step that has not left the phone. */
export function SavedHere() {
  const t = useWords('crew-ops');
  return (
    <output className={styles.saved}>
      <ClockArrowUp size={18} aria-hidden="true" />
      {t('on-site.savedHere')}
    </output>
  );
}
