import { newIntent, patch, queued, uploaded, useQueued, useWaiting } from '@callboard/client';
import type { InputOf, Waiting } from '@callboard/client';
import { forms, home } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { formResultEntity } from '@callboard/parts';
import { paths } from '../paths.ts';
import { formQuery } from './form.queries.ts';

/** Shown as the server has it now. */
const settle = (answer: FormPerformance) => [patch(formQuery(answer.form.id), () => answer)];
const entity = ({ params }: InputOf<typeof forms.save>) => formResultEntity(params.id);
const invalidates = () => [forms.forms, home.home];

/** The phone names the result that it begins, so that answers to it can be kept before the server knows of it. */
export const startForm = queued(forms.start, {
  name: 'documents.start-form',
  entity: ({ body }) => formResultEntity(body.resultId ?? ''),
  settle,
  invalidates,
});
/** Answers while somebody types: the last save holds all that has not left the phone. */
const saveForm = queued(forms.save, { name: 'documents.save-form', entity, latestWins: true, settle });
/** A photo, paper or signature goes out with its own save, so that no later one drops it. */
const attachToForm = queued(forms.save, { name: 'documents.attach-to-form', entity, settle });
const submitForm = queued(forms.save, { name: 'documents.submit-form', entity, settle, invalidates });

type What = 'start' | 'save' | 'file' | 'submit';
/** How a waiting command is called, and where it can be mended. */
function useAbout({ form }: FormPerformance, what: What) {
  const t = useWords('documents');
  return {
    title: () => t(`form.outbox.${what}`, { form: form.name }),
    editAt: () => paths.form.to({ id: form.id }),
    onRefused: () => undefined,
  };
}

export function useStartForm(performance: FormPerformance): () => void {
  const run = useQueued(startForm, useAbout(performance, 'start'));
  const { form, version } = performance;
  return () => void run({ body: { formId: form.id, resultId: newIntent() }, version });
}
export const useSaveForm = (performance: FormPerformance) =>
  useQueued(saveForm, useAbout(performance, 'save'));
export const useAttachToForm = (performance: FormPerformance) =>
  useQueued(attachToForm, useAbout(performance, 'file'));
export const useSubmitForm = (performance: FormPerformance) =>
  useQueued(submitForm, useAbout(performance, 'submit'));
export const firstFile = uploaded(0);

/** Whether it was submitted on this phone and has not come back yet. */
export const useSubmittedHere = (resultId: string | null): boolean =>
  useWaiting(formResultEntity(resultId ?? '')).some(
    ({ name, state }) => name === submitForm.name && (state === 'waiting' || state === 'sending'),
  );

const isResult = (of: string) => of.startsWith(formResultEntity(''));
const begins = (formId: string) => (waiting: Waiting) =>
  waiting.name === startForm.name &&
  (waiting.input as unknown as InputOf<typeof forms.start>).body.formId === formId;

/** The form as it was read, begun where this phone has begun it and the server does not know yet. */
export function useBegun(id: string, read: FormPerformance | undefined): FormPerformance | undefined {
  const started = useWaiting(isResult).find(begins(id));
  if (!read || read.state !== 'new' || !started) return read;
  const { resultId = null } = (started.input as unknown as InputOf<typeof forms.start>).body;
  return {
    ...read,
    resultId,
    state: 'open',
    startedAt: new Date(started.madeAt).toISOString(),
    may: { start: false, answer: true, change: false, sign: false },
  };
}
