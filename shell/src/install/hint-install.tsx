import { createRoot } from 'react-dom/client';
import { serverNow } from '@callboard/client';
import { sessionStore } from '@callboard/session';
import { isHintDue, keepHintedAt } from './hinted-at.ts';
import { installPlace } from './install-place.ts';
import { InstallSheet } from './install-sheet.tsx';
import { installWords } from './install-words.ts';

/** Stands beside the app: no screen has to know of it. "Not now" counts for a season. */
export async function hintOnce(): Promise<void> {
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
