import { useWords } from '@callboard/i18n';
import { VisuallyHidden } from '@callboard/ui';
import { ArrowRight } from 'lucide-react';
import styles from './job-changes.module.css';
import { useChangeText } from './use-change-text.ts';
import type { Change } from './use-change-text.ts';

/** What was agreed and what it has become, line by line. */
export function JobChanges({ changes }: { changes: readonly Change[] }) {
  const t = useWords('crew-ops');
  const changeText = useChangeText();
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.change}>
          <dt>{t(`job-changes.field.${field}`)}</dt>
          <dd>
            <del>
              <VisuallyHidden>{t('job-changes.before')} </VisuallyHidden>
              {changeText(field, before)}
            </del>
            <ArrowRight size={16} aria-hidden="true" />
            <ins>
              <VisuallyHidden>{t('job-changes.after')} </VisuallyHidden>
              {changeText(field, after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
