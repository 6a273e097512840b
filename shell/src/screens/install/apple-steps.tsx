import { useWords } from '@callboard/i18n';
import { Share, SquarePlus } from 'lucide-react';
import styles from './install.module.css';

/** Safari has no question of its own: its menu has to be found. */
export function AppleSteps() {
  const t = useWords('shell');
  return (
    <ol className={styles.steps}>
      <li>
        <Share size={20} aria-hidden />
        {t('install.apple-share')}
      </li>
      <li>
        <SquarePlus size={20} aria-hidden />
        {t('install.apple-add')}
      </li>
    </ol>
  );
}
