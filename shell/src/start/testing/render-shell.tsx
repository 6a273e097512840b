import { render } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { ClientProvider } from '@callboard/client';
import type { FeatureRelease, Identity, Lineup, StartUpSettings } from '@callboard/contract';
import { CanOpenProvider } from '@callboard/feature';
import { setLanguage } from '@callboard/i18n';
import { sessionStore } from '@callboard/session';
import { ShellContext } from '../../runtime/context/shell-context.ts';
import { noHashes } from '../../runtime/loader/a-release.ts';
import type { Loader } from '../../runtime/loader/loader.ts';
import { featurePages } from '../../runtime/routes/feature-pages.ts';
import { ownPages } from '../routes/own-pages.ts';
import { routesOf } from '../routes/router.tsx';
import { canOpen, PageExistsContext } from '../../runtime/routes/use-page-exists.ts';
import { declareFaceWords } from '../../runtime/words/face-words.ts';
import '../words/words.ts';
import { standIns } from './browser-stand-ins.ts';
import { emptyLoader } from './memory-loader.ts';

export const nordlicht: StartUpSettings = {
  name: 'Nordlicht Crew',
  faviconUrl: null,
  mobileTheme: 'default',
  defaultLanguage: 'en',
  useUserLanguage: true,
  backgroundUrl: null,
  backgroundColorCode: null,
};

const shellRelease: Lineup['shell'] = {
  version: '1.0.0',
  release: 'shell/1.0.0-test',
  base: '/',
  files: 'sha384-list',
};
export const lineupOf = (
  features: FeatureRelease[] = [],
  withheld: Lineup['withheld'] = [],
  elsewhere: Lineup['elsewhere'] = {},
  texts: Readonly<Record<string, string>> = { title: 'Mailbox' },
): Lineup => ({
  id: 'lineup-1',
  tenant: 'nordlicht',
  shell: shellRelease,
  features,
  withheld,
  elsewhere,
  labelHashes: noHashes,
  labels: { language: 'en', texts: Object.fromEntries(features.map(({ feature }) => [feature, texts])) },
});

type Login = Partial<Identity> & { readonly name?: string; readonly subject?: string };

/** Signs in without a server: the token itself is the session's affair. */
export function signInAs({ name = 'Ada Kern', subject, ...identity }: Login = {}): void {
  const tokenType = identity.tokenType ?? 'user';
  const now = Math.floor(Date.now() / 1000);
  sessionStore.setState({
    token: 'token',
    identity: { roles: [], rights: {}, mailboxRights: {}, ...identity, tokenType },
    payload: {
      type: tokenType,
      loginData: {
        person: tokenType === 'user' ? { id: 'p1', name } : null,
        contactNumber: null,
        language: null,
        loginTypes: [],
        ...(subject && { subject }),
      },
      sid: 's1',
      tenant: 'nordlicht',
      iat: now,
      exp: now + 900,
    },
  });
}
export const signOutHere = (): void =>
  sessionStore.setState({ token: null, identity: null, payload: null, tenant: null });

type Options = {
  readonly lineup?: Lineup;
  readonly loader?: Loader;
  readonly settings?: StartUpSettings;
};

/** The whole shell at an address, as `start` builds it, without a browser's own history; `draw` as a page does it later. */
export async function drawnShell(
  path: string,
  { lineup = lineupOf(), loader = emptyLoader, settings = nordlicht }: Options = {},
) {
  standIns();
  declareFaceWords(lineup);
  await setLanguage('en');
  const pagesOf = ({ features }: Lineup) => [...ownPages, ...featurePages(features, loader)];
  const routes = routesOf(pagesOf(lineup), lineup);
  const known = routes[0]?.children?.flatMap(({ children = [] }) =>
    children.filter((route) => route.path !== '*'),
  );
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const exists = (pathname: string) => matchRoutes(known ?? [], pathname) !== null;
  const shellOf = (now: Lineup) => (
    <ClientProvider>
      <ShellContext value={{ lineup: now, settings, loader, fetchFrame: () => undefined }}>
        <PageExistsContext value={exists}>
          <CanOpenProvider value={canOpen(pagesOf(now))}>
            <RouterProvider router={router} />
          </CanOpenProvider>
        </PageExistsContext>
      </ShellContext>
    </ClientProvider>
  );
  const { rerender } = render(shellOf(lineup));
  return { router, draw: (now: Lineup) => rerender(shellOf(now)) };
}
export const renderShell = async (path: string, options: Options = {}) =>
  (await drawnShell(path, options)).router;
