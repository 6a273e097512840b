import type { EntryFace, HomeEntry } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { VisuallyHidden } from '@callboard/ui';
import { ArrowRight } from 'lucide-react';
import styles from './entry.module.css';
import type { EntryWords } from './use-entry-words.ts';

type Props = {
  readonly changes: NonNullable<HomeEntry['changes']>;
  readonly face: NonNullable<EntryFace['changes']>;
  readonly words: EntryWords;
};

/** What was agreed and what it has become, line by line. */
export function EntryChanges({ changes, face, words: { say, value } }: Props) {
  const t = useWords('shell');
  const side = (field: string, one: string | null) => {
    if (one === null || one === '') return say(face.nothing);
    return field === 'payBasis' ? say(`${face.values}.${one}`) : value(one);
  };
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.change}>
          <dt>{say(`${face.fields}.${field}`)}</dt>
          <dd>
            <del>
              <VisuallyHidden>{t('home.before')} </VisuallyHidden>
              {side(field, before)}
            </del>
            <ArrowRight size={16} aria-hidden />
            <ins>
              <VisuallyHidden>{t('home.after')} </VisuallyHidden>
              {side(field, after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
