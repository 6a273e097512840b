import { prerender } from 'react-dom/static';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { languages } from '@callboard/contract';
import type { DocumentFrames, Language, Lineup, StartUpSettings } from '@callboard/contract';
import { setLanguage, wordsOf } from '@callboard/i18n';
import { App, settled } from '../start-up/app.tsx';
import type { Loader } from '../../runtime/loader/loader.ts';
import { ownPages } from '../routes/own-pages.ts';
import { routesOf } from '../routes/router.tsx';
import '../words/words.ts';
import { HomeFrame, PageFrame } from './frames.tsx';

// Run in Node when the shell is released: draws what the document shows before any script, with the same components
// as the page. Where the tenant's own things belong stand signs that no text has.

const [colour, name] = ['\u{e002}', '\u{e000}\u{e001}'];
const tenant: StartUpSettings = {
  name,
  faviconUrl: null,
  mobileTheme: 'default',
  defaultLanguage: 'en',
  useUserLanguage: true,
  backgroundUrl: null,
  backgroundColorCode: colour,
};
const lineup: Lineup = {
  id: '',
  tenant: '',
  shell: { version: '', release: '', base: '', files: 'sha384-' },
  features: [],
  withheld: [],
  elsewhere: {},
  labelHashes: Object.fromEntries(languages.map((language) => [language, ''])) as Lineup['labelHashes'],
  labels: { language: 'en', texts: {} },
};
// The sign-in needs nothing of a feature.
const loader = {} as Loader;
const nowhere = { exists: () => false, canOpen: () => false };

async function drawSignIn(useUserLanguage: boolean): Promise<string> {
  const router = createMemoryRouter(routesOf(ownPages, lineup), { initialEntries: ['/login'] });
  await settled(router);
  const shell = {
    lineup,
    loader,
    settings: { ...tenant, useUserLanguage },
    fetchFrame: () => undefined,
  };
  // Everything in its place, and nothing that a script would have to move there.
  const { prelude } = await prerender(<App shell={shell} pages={nowhere} router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  router.dispose();
  return new Response(prelude).text();
}

async function drawFrames(): Promise<Record<Language, DocumentFrames>> {
  const drawn: [Language, DocumentFrames][] = [];
  for (const language of languages) {
    await setLanguage(language);
    const t = wordsOf('shell');
    drawn.push([
      language,
      {
        title: t('titles.sign-in'),
        'sign-in': await drawSignIn(true),
        'sign-in-one-language': await drawSignIn(false),
        home: renderToStaticMarkup(<HomeFrame tenant={name} />),
        page: renderToStaticMarkup(<PageFrame tenant={name} />),
      },
    ]);
  }
  return Object.fromEntries(drawn) as Record<Language, DocumentFrames>;
}

process.stdout.write(JSON.stringify(await drawFrames()), () => process.exit(0));
