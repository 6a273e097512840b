import { createRoot } from 'react-dom/client';
import { serverNow } from '@callboard/client';
import { sessionStore } from '@callboard/session';
import { isHintDue, keepHintedAt } from './hinted-at.ts';
import { installPlace } from './install-place.ts';
import { InstallSheet } from './install-sheet.tsx';
import { installWords } from './install-words.ts';

export type PageChanges = {
  readonly subscribe: (
    listen: (state: { readonly location: { readonly pathname: string } }) => void,
  ) => () => void;
};

const nextPage = (pages: PageChanges, from: string): Promise<void> =>
  new Promise((resolve) => {
    // The next page may have come before the code of this did.
    if (location.pathname !== from) return resolve();
    const stop = pages.subscribe(({ location: { pathname } }) => {
      if (pathname === from) return;
      stop();
      resolve();
    });
  });

/** Stands beside the app: no screen has to know of it. "Not now" counts for a season. */
export async function hintOnce(pages?: PageChanges, from = location.pathname): Promise<void> {
  if (pages) await nextPage(pages, from);
  const now = serverNow();
  const place = installPlace();
  const person = sessionStore.getState().payload?.loginData.person;
  if (place === 'none' || !person || !isHintDue(now)) return;
  keepHintedAt(now);
  await installWords();
  const parent = document.body.appendChild(document.createElement('div'));
  const root = createRoot(parent);
  const close = () => {
    root.unmount();
    parent.remove();
  };
  root.render(<InstallSheet place={place} onClose={close} />);
}
