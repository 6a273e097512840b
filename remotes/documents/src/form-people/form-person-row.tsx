import { serverNow } from '@callboard/client';
import type { FormPerson } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PersonRow } from '@callboard/parts';
import { DeadlinePill } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import { FormStatePill } from './form-state-pill.tsx';

const doneStates: readonly string[] = ['done', 'passed', 'expiring'];

/** Somebody with a form: how far they have come, and what they have submitted last. */
export function FormPersonRow({ formId, row }: { formId: string; row: FormPerson }) {
  const t = useWords('documents');
  const { date, dateTime, number } = useFormat();
  const { person, state, dueOn, submittedAt, resultId, score, validUntil } = row;
  const isDue = dueOn !== null && !doneStates.includes(state);
  return (
    <PersonRow
      person={{ name: person.name, pictureUrl: null }}
      about={[
        submittedAt && t('form.submitted', { at: dateTime(submittedAt) }),
        score !== null && t('training.score', { score: number(score) }),
        validUntil && t('training.validUntil', { date: date(validUntil, 'medium') }),
      ]}
      text={
        isDue && (
          <DeadlinePill deadline={dueOn} now={serverNow()} by={(at) => t('training.due', { date: at })} />
        )
      }
      trailing={<FormStatePill state={state} />}
      to={resultId === null ? null : paths.form.to({ id: formId }, { result: resultId })}
    />
  );
}
