import { useWaiting } from '@callboard/client';
import type { InputOf, Waiting } from '@callboard/client';
import type { FormPerformance, forms } from '@callboard/contract';
import { formResultEntity } from './form-answers.ts';
import type { FormCommands } from './form-commands.ts';
import type { FormPlace } from './form.queries.ts';

type Start = InputOf<typeof forms.start>['body'];
const isResult = (entity: string) => entity.startsWith(formResultEntity(''));
const begunBy = ({ input }: Waiting): Start => (input as unknown as { body: Start }).body;
const isAt = ({ formId, crewId, date, shift }: FormPlace, of: Start) =>
  of.formId === formId && of.crewId === crewId && of.date === date && of.shift === shift;

/** The form as it was read, begun where this phone has begun it and the server does not know yet. */
export function useBegunForm(
  { start }: FormCommands,
  place: FormPlace,
  read: FormPerformance | undefined,
): FormPerformance | undefined {
  const waiting = useWaiting(isResult);
  const started = waiting.find((one) => one.name === start.name && isAt(place, begunBy(one)));
  if (!read || read.state !== 'new' || !started) return read;
  const { resultId = null } = begunBy(started);
  return {
    ...read,
    resultId,
    state: 'open',
    startedAt: new Date(started.madeAt).toISOString(),
    may: { start: false, answer: true, change: false, sign: false },
  };
}

/** Whether it was submitted on this phone and has not come back yet. */
export const useSubmittedHere = ({ submit }: FormCommands, resultId: string | null): boolean =>
  useWaiting(formResultEntity(resultId ?? '')).some(
    ({ name, state }) => name === submit.name && (state === 'waiting' || state === 'sending'),
  );
