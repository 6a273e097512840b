import { VisuallyHidden } from '@callboard/ui';
import { ArrowRight } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './change-lines.module.css';

export type ChangeLine = {
  readonly key: string;
  readonly label: string;
  /** As a person reads them; empty where there is nothing. */
  readonly before: string;
  readonly after: string;
};

/** What was and what it becomes, line by line. */
export function ChangeLines({ lines }: { lines: readonly ChangeLine[] }) {
  const t = usePartWords();
  return (
    <dl className={styles.changes}>
      {lines.map(({ key, label, before, after }) => (
        <div key={key} className={styles.change}>
          <dt>{label}</dt>
          <dd>
            <del>
              <VisuallyHidden>{t('change-lines.before')} </VisuallyHidden>
              {before || t('change-lines.nothing')}
            </del>
            <ArrowRight size={16} aria-hidden="true" />
            <ins>
              <VisuallyHidden>{t('change-lines.after')} </VisuallyHidden>
              {after || t('change-lines.nothing')}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
