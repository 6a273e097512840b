import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { setLanguage } from '@callboard/i18n';
import { sessionStore, setUiSettings } from '@callboard/session';
import { ShellContext } from '../../runtime/context/shell-context.ts';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { lineupOf, nordlicht } from '../../start/testing/render-shell.tsx';
import { followLanguage } from './follow-language.ts';
import { LanguageSwitch } from './language-switch.tsx';

const shown = (
  <ShellContext
    value={{ lineup: lineupOf(), settings: nordlicht, loader: memoryLoader({}), fetchFrame: () => undefined }}
  >
    <LanguageSwitch />
  </ShellContext>
);

/** The document's own form, before any script has taken it over. */
async function documentForm(): Promise<HTMLSelectElement> {
  await setLanguage('en');
  setUiSettings({ language: 'en' });
  document.body.innerHTML = `<div id="root">${renderToString(shown)}</div>`;
  const select = document.querySelector('select');
  if (!select) throw new Error('no select');
  return select;
}
let root: Root | undefined;
let stop = () => {};
const takeOver = () => {
  stop = followLanguage(nordlicht);
  root = hydrateRoot(document.getElementById('root') as HTMLElement, shown);
};
afterEach(() => {
  stop();
  act(() => root?.unmount());
});
const chosen = () => sessionStore.getState().uiSettings.language;

test('the document has picked the language that it is written in', async () => {
  await documentForm();
  await setLanguage('cy');
  expect(renderToString(shown)).toMatch(/<option value="cy" selected=""/);
});

test('a language picked before the script is there is chosen', async () => {
  const select = await documentForm();
  select.value = 'es';
  await act(async () => takeOver());
  expect(chosen()).toBe('es');
});

test('a language picked while the page takes over stays picked', async () => {
  const select = await documentForm();
  await act(async () => {
    takeOver();
    select.value = 'es';
    select.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(chosen()).toBe('es');
  expect(select.value).toBe('es');
});
