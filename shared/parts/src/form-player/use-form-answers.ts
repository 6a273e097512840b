import { useWaiting } from '@callboard/client';
import type { FormPerformance } from '@callboard/contract';
import { useHold } from '@callboard/feature';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { answersShown, answersToSend, formResultEntity, stillTyped } from './form-answers.ts';
import type { Edits, SentAnswer } from './form-answers.ts';
import { questionsOf } from './question/given-answer.ts';
import type { AnswerEdit } from './question/given-answer.ts';

const pauseMs = 500;

type SaveAnswers = (input: {
  params: { id: string };
  version: number;
  body: { answers: SentAnswer[]; submit: false };
}) => Promise<boolean>;
type FormAnswersOptions = {
  /** Keeps answers in the outbox. */
  readonly save: SaveAnswers;
  /** What a person is asked to keep who leaves in the middle of a word. */
  readonly hold: string;
};

/** The answers of a form while somebody fills it in: kept half a second after the last key, with or without network. */
export function useFormAnswers(performance: FormPerformance, { save, hold }: FormAnswersOptions) {
  const { resultId, version } = performance;
  const questions = questionsOf(performance);
  const waiting = useWaiting(formResultEntity(resultId ?? ''));
  const [edits, setEdits] = useState<Edits>({});
  const shown = useMemo(() => answersShown(performance, waiting, edits), [performance, waiting, edits]);
  const latest = useRef({ edits, waiting, shown, version });
  useEffect(() => {
    latest.current = { edits, waiting, shown, version };
  });

  const flush = useCallback(async (): Promise<void> => {
    const now = latest.current;
    if (!resultId || Object.keys(now.edits).length === 0) return;
    const answers = answersToSend(questions, now.waiting, now.edits, now.shown);
    if (answers.length === 0) return;
    const input = {
      params: { id: resultId },
      version: now.version,
      body: { answers, submit: false },
    } as const;
    if (await save(input)) setEdits((after) => stillTyped(after, now.edits, answers));
  }, [resultId, questions, save]);

  useEffect(() => {
    if (Object.keys(edits).length === 0) return undefined;
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [edits, flush]);
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      void flush();
    };
  }, [flush]);

  const typing = Object.keys(edits).length > 0;
  useHold(typing ? hold : null);
  const edit = useCallback(
    (id: string, part: AnswerEdit) => setEdits((before) => ({ ...before, [id]: { ...before[id], ...part } })),
    [],
  );
  return { shown, waiting, edits, typing, edit, flush };
}
