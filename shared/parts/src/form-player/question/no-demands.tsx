import type { OnNo } from '@callboard/domain';
import { PhotoInput, TextArea } from '@callboard/ui';
import { TriangleAlert } from 'lucide-react';
import { usePartWords } from '../../words/use-part-words.ts';
import { FileShown } from './file-shown.tsx';
import type { QuestionProps } from './question-props.ts';
import styles from './question.module.css';

type NoDemandsProps = QuestionProps & {
  readonly demands: Required<OnNo>;
  readonly missing: readonly string[];
};
const longest = 1000;

/** What a "no" asks for: what is the matter, a photo of it, and who is told. */
export function NoDemands({ given, onAnswer, onFile, locked, demands, missing }: NoDemandsProps) {
  const t = usePartWords();
  const { comment, photo, todo } = demands;
  const need = (wanted: boolean, words: string) => (wanted ? words : t('form-player.orNot', { words }));
  return (
    <div className={styles.demands}>
      {todo && (
        <p className={styles.todo}>
          <TriangleAlert size={18} aria-hidden="true" />
          {t('form-player.todo')}
        </p>
      )}
      <TextArea
        label={need(comment, t('form-player.comment'))}
        maxLength={longest}
        value={given.comment}
        onValue={(words) => onAnswer({ value: 'no', comment: words })}
        disabled={locked}
        error={missing.includes('comment') ? t('form-player.missing.comment') : undefined}
      />
      {given.file && <FileShown file={given.file} />}
      {!locked && (
        <PhotoInput
          label={given.file ? t('form-player.another') : need(photo, t('form-player.photo'))}
          photos={[]}
          onPhotos={([first]) => first && onFile(first)}
          error={missing.includes('photo') ? t('form-player.missing.photo') : undefined}
        />
      )}
    </div>
  );
}
