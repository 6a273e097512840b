import { RouterProvider } from 'react-router-dom';
import { ClientProvider } from '@callboard/client';
import { CanOpenProvider } from '@callboard/feature';
import type { Router } from '../../runtime/routes/router.ts';
import { PageExistsContext } from '../../runtime/routes/use-page-exists.ts';
import { ErrorBoundary } from '../../screens/trouble/error-boundary.tsx';
import { ShellContext } from '../../runtime/context/shell-context.ts';
import type { Shell } from '../../runtime/context/shell-context.ts';
import { StartTrouble } from '../frame/start-trouble.tsx';

type Pages = {
  readonly exists: (pathname: string) => boolean;
  readonly canOpen: (pathname: string) => boolean;
};
type Props = { readonly shell: Shell; readonly pages: Pages; readonly router: Router };

const Crashed = () => <StartTrouble kind="crashed" />;

/** The whole page, drawn by the browser and, as far as the sign-in goes, by the build for the document. */
export const App = ({ shell, pages, router }: Props) => (
  <ErrorBoundary where="shell" fallback={Crashed}>
    <ClientProvider>
      <ShellContext value={shell}>
        <PageExistsContext value={pages.exists}>
          <CanOpenProvider value={pages.canOpen}>
            <RouterProvider router={router} />
          </CanOpenProvider>
        </PageExistsContext>
      </ShellContext>
    </ClientProvider>
  </ErrorBoundary>
);

/** Until the screen of the address is known. */
export const settled = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
