import { pauseLiveUpdates } from '@callboard/client';
import { undoAnswerMs } from '@callboard/domain';
import { useSyncExternalStore } from 'react';
import type { Given } from './show-answer.ts';

/** Answers that were given together, and the way back as soon as there is one. */
type Sent = { readonly given: readonly Given[]; readonly undo: (() => void) | null };

/** By job: what is on its way or can still be taken back. Row, page and card show the same. */
const answers = new Map<string, Sent>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

let letGo: (() => void) | null = null;
function notifyListeners(): void {
  if (answers.size > 0) letGo ??= pauseLiveUpdates();
  else {
    letGo?.();
    letGo = null;
  }
  for (const listener of listeners) listener();
}

function note(sent: Sent): void {
  for (const { job } of sent.given) answers.set(job.id, sent);
  notifyListeners();
}
export const noteSending = (given: readonly Given[]): void => note({ given, undo: null });

export function forgetAnswers(given: readonly Given[]): void {
  for (const { job } of given) if (answers.get(job.id)?.given === given) answers.delete(job.id);
  notifyListeners();
}

/** They count, and can be taken back for a few seconds. */
export function openUndo(given: readonly Given[], undo: () => void, onEnd: () => void): void {
  note({ given, undo });
  setTimeout(() => {
    if (!given.some(({ job }) => answers.get(job.id)?.given === given)) return;
    forgetAnswers(given);
    onEnd();
  }, undoAnswerMs);
}

/** Hands over what is taken back; it can be taken back once. */
export function takeUndo(id: string): readonly Given[] {
  const given = answers.get(id)?.given ?? [];
  forgetAnswers(given);
  return given;
}

/** The answer to a job that was given a moment ago. */
export const useGivenAnswer = (id: string): Sent | undefined =>
  useSyncExternalStore(subscribe, () => answers.get(id));
