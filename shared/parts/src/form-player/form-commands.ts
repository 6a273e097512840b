import { patch, queued } from '@callboard/client';
import type { InputOf } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { AnyEndpoint, FormPerformance } from '@callboard/contract';
import { formResultEntity } from './form-answers.ts';
import { formPlaceOf, formQuery } from './form.queries.ts';
import type { FormPlace } from './form.queries.ts';

type FormCommandsOptions = {
  /** Unique and for ever, "documents.save-form": what waits on a phone outlives releases. */
  readonly names: Readonly<Record<'start' | 'save' | 'attach' | 'submit', string>>;
  /** The page of it, where what was refused is put right. */
  readonly pageOf: (place: FormPlace) => string;
  /** What else shows whether it was begun or submitted. */
  readonly invalidates: readonly AnyEndpoint[];
};

/** Shown as the server has it now. */
const settle = (answer: FormPerformance) => [patch(formQuery(formPlaceOf(answer)), () => answer)];
const entity = ({ params }: InputOf<typeof forms.save>) => formResultEntity(params.id);

/** What a feature does with forms: begin, save while somebody types, attach files, submit; offline too. */
export function formCommands({ names, pageOf, invalidates }: FormCommandsOptions) {
  const reads = () => invalidates;
  return {
    pageOf,
    start: queued(forms.start, {
      name: names.start,
      entity: ({ body }) => formResultEntity(body.resultId ?? ''),
      settle,
      invalidates: reads,
    }),
    /** The last save holds all that has not left the phone. */
    save: queued(forms.save, { name: names.save, entity, latestWins: true, settle }),
    /** A photo, paper or signature goes out with its own save, so that no later one drops it. */
    attach: queued(forms.save, { name: names.attach, entity, settle }),
    submit: queued(forms.save, { name: names.submit, entity, settle, invalidates: reads }),
  };
}
export type FormCommands = ReturnType<typeof formCommands>;
