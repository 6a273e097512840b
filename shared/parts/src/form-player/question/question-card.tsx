import { noDemands } from '@callboard/domain';
import { fieldTextOf } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import grid from '@callboard/ui/styles/grid.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { usePartWords } from '../../words/use-part-words.ts';
import type { ReactNode } from 'react';
import { ChoiceList } from './choice-list.tsx';
import { DateAnswer } from './date-answer.tsx';
import { FileAnswer } from './file-answer.tsx';
import type { GivenAnswer, Question } from './given-answer.ts';
import { nothingGiven, problemOf } from './given-answer.ts';
import { NoDemands } from './no-demands.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { PlaceAnswer } from './place-answer.tsx';
import { QuestionPaper } from './question-paper.tsx';
import type { QuestionProps } from './question-props.ts';
import styles from './question.module.css';
import { TextAnswer } from './text-answer.tsx';
import { YesNo } from './yes-no.tsx';

type Missing = 'answer' | 'comment' | 'photo';
type QuestionCardProps = Omit<QuestionProps, 'given' | 'error'> & {
  readonly given: GivenAnswer | undefined;
  readonly place: string;
  /** Said once the person wanted to submit. */
  readonly missing: readonly Missing[];
};

export const questionAnchor = (id: string): string => `question-${id}`;

/** One question with its answer, whatever kind it is. */
export function QuestionCard({ given, missing, place, ...rest }: QuestionCardProps) {
  const t = usePartWords();
  const { number } = useFormat();
  const { question } = rest;
  const answer = given ?? nothingGiven;
  const problem = problemOf(question, answer);
  const said = missing.includes('answer') ? t('form-player.missing.answer') : undefined;
  const error = problem
    ? fieldTextOf({ code: problem.code, params: problem.params ?? {} }, (bound) =>
        [number(bound), question.unit].filter(Boolean).join(' '),
      )
    : said;
  const demands = noDemands(question, {
    ...answer,
    value: answer.value ?? '',
    hasFile: answer.file !== null,
  });
  return (
    <section
      id={questionAnchor(question.id)}
      className={styles.card}
      aria-label={question.caption}
      tabIndex={-1}
    >
      <div className={grid.gap1}>
        <p className={quiet.figures}>
          {place}
          {!question.required && question.kind !== 'info' && <> · {t('form-player.optional')}</>}
        </p>
        <h2 className={styles.caption}>{question.caption}</h2>
        {question.help && <p className={styles.help}>{question.help}</p>}
      </div>
      {question.hasFile && <QuestionPaper question={question} />}
      <Answer {...rest} given={answer} error={error} />
      {answer.value === 'no' && question.kind === 'yesNo' && (
        <NoDemands {...rest} given={answer} demands={demands} missing={missing} />
      )}
    </section>
  );
}

const kinds = {
  info: () => null,
  yesNo: YesNo,
  single: ChoiceList,
  multi: ChoiceList,
  number: NumberAnswer,
  text: TextAnswer,
  date: DateAnswer,
  photo: FileAnswer,
  file: FileAnswer,
  signature: FileAnswer,
  location: PlaceAnswer,
} satisfies Record<Question['kind'], (props: QuestionProps) => ReactNode>;

function Answer(props: QuestionProps) {
  const Kind = kinds[props.question.kind];
  return <Kind {...props} />;
}
