import { useCallback, useEffect, useState } from 'react';
import { log } from '@callboard/client';
import type { ActivityCaption } from '@callboard/contract';
import { registerWords, useWords } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    activities: typeof import('./activity-words/en.json');
  }
}

let arrived = false;
let arriving: Promise<void> | null = null;

async function register(): Promise<void> {
  await registerWords(
    'activities',
    (language) => import(`./activity-words/${language}.json`) as Promise<object>,
  );
  arrived = true;
}

/** For the loader of a page with a history: many words for few screens, so they come with the first of those. */
export function fetchActivityWords(): Promise<void> {
  arriving ??= register().catch((reason: unknown) => {
    arriving = null;
    throw reason;
  });
  return arriving;
}

/** Captions of the server are one word; what a person wrote as a caption is shown as it is. The list is not needed. */
const isWord = (caption: string): caption is ActivityCaption =>
  /^[a-z]+(?:_[a-z]+|[A-Z][a-z]+)*$/.test(caption);

/** What a line of a history says, in the language of the moment; nothing until the words are there. */
export function useActivityText(): (caption: string) => string {
  const t = useWords('activities');
  const [here, setHere] = useState(arrived);
  useEffect(() => {
    if (here) return;
    fetchActivityWords().then(
      () => setHere(true),
      (reason: unknown) => log.warn('The words of histories did not load', { reason: String(reason) }),
    );
  }, [here]);
  return useCallback((caption) => (!isWord(caption) ? caption : here ? t(caption) : ''), [t, here]);
}
