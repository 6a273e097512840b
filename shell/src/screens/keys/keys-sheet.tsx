import { shellPages } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Sheet, buttonClass } from '@callboard/ui';
import { Link } from 'react-router-dom';
import styles from './keys-sheet.module.css';

const keys = [
  ['search', ['/']],
  ['move', ['j', 'k']],
  ['open', ['Enter']],
  ['close', ['Esc']],
  ['cells', ['←', '↑', '→', '↓']],
  ['tell', ['?']],
] as const;

/** Which keys do what. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('shell');
  return (
    <Sheet open onClose={onClose} title={t('keys.title')}>
      <dl className={styles.keys}>
        {keys.map(([what, names]) => (
          <div key={what} className={styles.row}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className={styles.key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <Link to={shellPages.help} className={buttonClass({ kind: 'secondary' })} onClick={onClose}>
        {t('titles.help')}
      </Link>
    </Sheet>
  );
}
