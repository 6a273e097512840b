import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { isValidElement } from 'react';
import type { ReactElement } from 'react';
import { ClientProvider, configureClient, queryClient, serverNow } from '@callboard/client';
import type { Language } from '@callboard/contract';
import { CanOpenProvider, MemoryFrame, OriginProvider, paramsIn } from '@callboard/feature';
import type { Feature, PageModule } from '@callboard/feature';
import { currentLanguage, followClock, registerWords, setLanguage } from '@callboard/i18n';
import { sessionStore } from '@callboard/session';
import type { TestServer } from './server.ts';

export type Everything = {
  /** The page's address as its path writes it: `/email-messages/{id}`. */
  readonly path?: string;
  /** Where the person is; without it the path. */
  readonly at?: string;
  readonly language?: Language;
  /** The server that calls reach. */
  readonly server?: TestServer;
  /** Whose words are needed. */
  readonly features?: readonly Feature[];
  /** Whether a link to an address leads somewhere; without it, all do. */
  readonly canOpen?: (address: string) => boolean;
};
export type Rendered = RenderResult & { readonly user: UserEvent; readonly address: () => string };

/** jsdom has no `Request`, so the loader is asked here, as the router would before it draws. */
async function drawnBy(shown: ReactElement | PageModule, path: string, at: string): Promise<ReactElement> {
  if (isValidElement(shown)) return shown;
  const request = { url: new URL(at, 'http://callboard.test').href, signal: new AbortController().signal };
  await shown.loader?.({ params: paramsIn(path, at), request: request as Request });
  return <shown.Component />;
}

const everywhere = () => true;

/** Draws a page or an element with words, client, router and a person, as the shell would. */
export async function renderWithEverything(
  shown: ReactElement | PageModule,
  { path = '/', at = path, language = 'en', server, features = [], canOpen = everywhere }: Everything = {},
): Promise<Rendered> {
  queryClient.clear();
  configureClient({
    token: () => sessionStore.getState().token,
    language: currentLanguage,
    ...(server && { base: server.url }),
  });
  followClock(serverNow);
  await setLanguage(language);
  await Promise.all(
    features.flatMap(({ id, words, cardWords, pageWords }) => [
      registerWords(id, words),
      cardWords && registerWords(id, cardWords, 'cards'),
      pageWords && registerWords(id, pageWords, 'pages'),
    ]),
  );
  const drawn = await drawnBy(shown, path, at);
  let address = at;
  const noted = (now: string) => {
    address = now;
  };
  const rendered = render(
    <ClientProvider>
      <MemoryFrame pattern={path} at={at} onAddress={noted}>
        {/* Words of the parts are found by whose code is drawn. */}
        <OriginProvider value={{ feature: features[0]?.id ?? 'shell', version: '' }}>
          <CanOpenProvider value={canOpen}>{drawn}</CanOpenProvider>
        </OriginProvider>
      </MemoryFrame>
    </ClientProvider>,
  );
  return { ...rendered, user: userEvent.setup(), address: () => address };
}
