import { newIntent, queued, useQueued, useWaiting } from '@callboard/client';
import type { InputOf, Waiting } from '@callboard/client';
import { forms, securityChecks } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { formResultEntity } from '@callboard/parts';
import { placeOf } from './security-check.queries.ts';
import type { CheckPlace } from './security-check.queries.ts';
import { checkAt, settledCheck } from './use-save-answers.ts';

type Start = InputOf<typeof forms.start>;

/** The phone names the result that it begins, so that answers to it can be kept before the server knows of it. */
export const startCheck = queued(forms.start, {
  name: 'crew-ops.start-security-check',
  entity: ({ body }) => formResultEntity(body.resultId ?? ''),
  settle: settledCheck,
  invalidates: () => [securityChecks.securityChecks],
});

/** Begins the check of the shift, or goes on with what somebody has begun; without network as well. */
export function useStartCheck(performance: FormPerformance): () => void {
  const t = useWords('crew-ops');
  const place = placeOf(performance);
  const run = useQueued(startCheck, {
    title: () => t('security-check.outbox.start', { form: performance.form.name }),
    editAt: () => checkAt(place),
    onRefused: () => undefined,
  });
  // The first version: answers that wait behind it go out with the one that it brings.
  return () => void run({ body: { ...place, resultId: newIntent() }, version: performance.version });
}

const isCheck = (entity: string) => entity.startsWith(formResultEntity(''));

/** A check that was begun on this phone and not at the server yet. */
function useStartedHere(place: CheckPlace): Waiting | undefined {
  const waiting = useWaiting(isCheck);
  return waiting.find(({ name, input }) => {
    const { body } = input as unknown as Start;
    return (
      name === startCheck.name &&
      body.formId === place.formId &&
      body.crewId === place.crewId &&
      body.date === place.date &&
      body.shift === place.shift
    );
  });
}

/** The check as it was read, begun where this phone has begun it. */
export function useBegun(place: CheckPlace, read: FormPerformance | undefined): FormPerformance | undefined {
  const started = useStartedHere(place);
  if (!read || read.state !== 'new' || !started) return read;
  const { resultId = null } = (started.input as unknown as Start).body;
  return {
    ...read,
    resultId,
    state: 'open',
    startedAt: new Date(started.madeAt).toISOString(),
    may: { start: false, answer: true, change: false, sign: false },
  };
}
