import { invalidate, patch, queued, useQueued } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { paths } from '../../paths.ts';
import { formResultEntity } from '@callboard/parts';
import { checkQuery, placeOf } from './security-check.queries.ts';
import type { CheckPlace } from './security-check.queries.ts';

/** Shown as the server has it now. */
export const settledCheck = (answer: FormPerformance) => [patch(checkQuery(placeOf(answer)), () => answer)];

/** Answers while somebody types: the last save holds all that has not left the phone. */
const saveAnswers = queued(forms.save, {
  name: 'crew-ops.save-security-check',
  entity: ({ params }) => formResultEntity(params.id),
  latestWins: true,
  settle: settledCheck,
});

export const checkAt = ({ crewId, formId, date, shift }: CheckPlace): string =>
  paths.securityCheck.to({ id: crewId, formId, date, shift });

export function useSaveAnswers(performance: FormPerformance) {
  const t = useWords('crew-ops');
  const place = placeOf(performance);
  return useQueued(saveAnswers, {
    title: () => t('security-check.outbox.save', { form: performance.form.name }),
    editAt: () => checkAt(place),
    // The screen says so in its place; what is there now is needed to go on.
    onRefused: () => void invalidate(checkQuery(place)),
  });
}
