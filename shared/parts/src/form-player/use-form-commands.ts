import { newIntent, uploaded, useQueued } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import type { FormPerformance } from '@callboard/contract';
import { usePartWords } from '../words/use-part-words.ts';
import { sentBy } from './form-answers.ts';
import type { SentAnswer } from './form-answers.ts';
import type { FormCommands } from './form-commands.ts';
import { formPlaceOf, versionNow } from './form.queries.ts';
import type { GivenAnswer, Question } from './question/given-answer.ts';
import type { Signature } from '@callboard/ui';

type Signed = { readonly name: string; readonly signature: Signature };

/** How a waiting command is called, and where it can be put right. */
function useAbout(
  { pageOf }: FormCommands,
  performance: FormPerformance,
  what: 'start' | 'save' | 'file' | 'submit',
) {
  const t = usePartWords();
  return {
    title: () => t(`form-player.outbox.${what}`, { form: performance.form.name }),
    editAt: () => pageOf(formPlaceOf(performance)),
    // The page says it in its place.
    onRefused: () => undefined,
  };
}

/** Begins it, or goes on with what somebody has begun. The phone names the result, so that answers can wait for it. */
export function useStartForm(commands: FormCommands, performance: FormPerformance): () => void {
  const run = useQueued(commands.start, useAbout(commands, performance, 'start'));
  const { version } = performance;
  // The first version: answers that wait behind it go out with the one that it brings.
  return () => void run({ body: { ...formPlaceOf(performance), resultId: newIntent() }, version });
}

export const useSaveForm = (commands: FormCommands, performance: FormPerformance) =>
  useQueued(commands.save, useAbout(commands, performance, 'save'));

/** Keeps a photo, paper or signature of a question. */
export function useAttachToForm(commands: FormCommands, performance: FormPerformance) {
  const run = useQueued(commands.attach, useAbout(commands, performance, 'file'));
  const { resultId, version } = performance;
  return ({ id, kind }: Question, given: GivenAnswer | undefined, file: File): Promise<boolean> => {
    // A photo beside a "no" needs the "no" with it; a file that is the answer stands by its name.
    const said = kind === 'yesNo' ? { value: 'no', comment: given?.comment ?? '' } : {};
    const answers = [{ questionId: id, uploadId: uploaded(0), ...said }];
    return run(
      { params: { id: resultId ?? '' }, version, body: { answers, submit: false } },
      { files: [{ file, name: file.name }] },
    );
  };
}

/** Sends a file that was refused once more, with its answer, against what is there now. */
export function useAttachAgain(commands: FormCommands, performance: FormPerformance) {
  const run = useQueued(commands.attach, useAbout(commands, performance, 'file'));
  return async (refused: Waiting): Promise<boolean> => {
    const version = await versionNow(performance);
    const body = { answers: [...sentBy(refused)], submit: false };
    const params = { id: performance.resultId ?? '' };
    return run({ params, version, body }, { instead: refused.key });
  };
}

/** Locks the answers, with the signature where the form wants one. */
export function useSubmitForm(commands: FormCommands, performance: FormPerformance) {
  const run = useQueued(commands.submit, useAbout(commands, performance, 'submit'));
  const { resultId, version } = performance;
  return (answers: SentAnswer[], signed: Signed | null): Promise<boolean> =>
    run(
      {
        params: { id: resultId ?? '' },
        version,
        body: {
          answers,
          submit: true,
          ...(signed && { signature: { uploadId: uploaded(0), name: signed.name.trim() } }),
        },
      },
      signed ? { files: [{ file: signed.signature.image, name: 'signature.png' }] } : {},
    );
}
