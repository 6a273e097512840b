import type { OnNo } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { PhotoInput, TextArea } from '@callboard/ui';
import { TriangleAlert } from 'lucide-react';
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
  const t = useWords('crew-ops');
  const { comment, photo, todo } = demands;
  const need = (wanted: boolean, words: string) => (wanted ? words : t('form-questions.orNot', { words }));
  return (
    <div className={styles.demands}>
      {todo && (
        <p className={styles.todo}>
          <TriangleAlert size={18} aria-hidden="true" />
          {t('form-questions.todo')}
        </p>
      )}
      <TextArea
        label={need(comment, t('form-questions.comment'))}
        maxLength={longest}
        value={given.comment}
        onValue={(words) => onAnswer({ value: 'no', comment: words })}
        disabled={locked}
        error={missing.includes('comment') ? t('form-questions.missing.comment') : undefined}
      />
      {given.file && <FileShown file={given.file} />}
      {!locked && (
        <PhotoInput
          label={given.file ? t('form-questions.another') : need(photo, t('form-questions.photo'))}
          photos={[]}
          onPhotos={([first]) => first && onFile(first)}
          error={missing.includes('photo') ? t('form-questions.missing.photo') : undefined}
        />
      )}
    </div>
  );
}
