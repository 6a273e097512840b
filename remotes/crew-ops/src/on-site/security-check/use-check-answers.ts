import { useWaiting } from '@callboard/client';
import type { FormPerformance } from '@callboard/contract';
import { useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { questionsOf } from '@callboard/parts';
import type { AnswerEdit } from '@callboard/parts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { answersShown, answersToSend, checkEntity, stillTyped } from './check-answers.ts';
import type { Edits } from './check-answers.ts';
import { useSaveAnswers } from './use-save-answers.ts';

const pauseMs = 500;

/** The answers of a check while somebody fills it in: kept half a second after the last key, with or without network. */
export function useCheckAnswers(performance: FormPerformance) {
  const t = useWords('crew-ops');
  const { resultId, version } = performance;
  const questions = questionsOf(performance);
  const waiting = useWaiting(checkEntity(resultId ?? ''));
  const [edits, setEdits] = useState<Edits>({});
  const shown = useMemo(() => answersShown(performance, waiting, edits), [performance, waiting, edits]);
  const save = useSaveAnswers(performance);
  const latest = useRef({ edits, waiting, shown, version });
  useEffect(() => {
    latest.current = { edits, waiting, shown, version };
  });

  const flush = useCallback(async (): Promise<void> => {
    const now = latest.current;
    if (!resultId || Object.keys(now.edits).length === 0) return;
    const answers = answersToSend(questions, now.waiting, now.edits, now.shown);
    if (answers.length === 0) return;
    const input = { params: { id: resultId }, version: now.version, body: { answers, submit: false } };
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
  useHold(typing ? t('security-check.hold') : null);
  const edit = useCallback(
    (id: string, part: AnswerEdit) => setEdits((before) => ({ ...before, [id]: { ...before[id], ...part } })),
    [],
  );
  return { shown, waiting, edits, typing, edit, flush };
}
