import { createRoot } from 'react-dom/client';
import { ClientProvider } from '@callboard/client';
import { ProofSheet } from './proof-sheet.tsx';

let asked: Promise<boolean> | null = null;

/** Asks once for all calls that wait for it; it stands beside the app, so no screen has to know of it. */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const close = (proved: boolean) => {
      asked = null;
      root.unmount();
      place.remove();
      resolve(proved);
    };
    root.render(
      <ClientProvider>
        <ProofSheet onProved={() => close(true)} onClose={() => close(false)} />
      </ClientProvider>,
    );
  });
  return asked;
}
