import type { FormValue } from '@callboard/domain';
import { useFormat } from '@callboard/i18n';
import { Card } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';
import { FileShown } from './question/file-shown.tsx';
import type { GivenAnswers, Question } from './question/given-answer.ts';
import { isFileKind } from './question/given-answer.ts';
import styles from './answer-list.module.css';

type AnswerListProps = { questions: readonly Question[]; given: GivenAnswers };

/** Questions with their answers, to be read. */
export function AnswerList({ questions, given }: AnswerListProps) {
  const valueText = useValueText();
  return (
    <Card>
      <dl className={styles.answers}>
        {questions
          .filter(({ kind }) => kind !== 'info')
          .map((question) => {
            const answer = given[question.id];
            return (
              <div key={question.id} className={styles.answer} data-no={answer?.value === 'no' || undefined}>
                <dt>{question.caption}</dt>
                <dd>
                  {(!isFileKind(question.kind) || !answer?.file) && (
                    <p>{valueText(question, isFileKind(question.kind) ? null : (answer?.value ?? null))}</p>
                  )}
                  {answer?.comment && <p className={styles.comment}>{answer.comment}</p>}
                  {answer?.file && <FileShown file={answer.file} />}
                </dd>
              </div>
            );
          })}
      </dl>
    </Card>
  );
}

/** An answer in words. */
function useValueText() {
  const t = usePartWords();
  const { number, date, list } = useFormat();
  return ({ kind, choices, unit }: Question, value: FormValue | null): string => {
    const caption = (id: string) => choices.find((choice) => choice.id === id)?.caption ?? id;
    if (value === null) return t('form-player.noAnswer');
    if (typeof value === 'number') return `${number(value)} ${unit}`.trim();
    if (typeof value !== 'string')
      return 'latitude' in value
        ? `${number(value.latitude, { maximumFractionDigits: 5 })}, ${number(value.longitude, { maximumFractionDigits: 5 })}`
        : list(value.map(caption));
    if (kind === 'yesNo' && (value === 'yes' || value === 'no' || value === 'na'))
      return t(`form-player.${value}`);
    if (kind === 'date') return date(value, 'medium');
    return kind === 'single' ? caption(value) : value;
  };
}
