import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { setLanguage } from '@callboard/i18n';
import { toasts } from '@callboard/ui';
import '../../start/words/words.ts';
import { pageWords } from '../page-words/page-words.ts';
import { FollowKeys } from './follow-keys.tsx';

jest.mock('../page-words/page-words.ts', () => {
  const real = jest.requireActual<typeof import('../page-words/page-words.ts')>(
    '../page-words/page-words.ts',
  );
  return { pageWords: jest.fn(real.pageWords) };
});

beforeEach(() => setLanguage('en'));

const shown = (extra = <input type="search" aria-label="Search" />) => {
  render(
    <MemoryRouter>
      <nav>
        <ul>
          <li>
            <a href="/elsewhere">Menu</a>
          </li>
        </ul>
      </nav>
      <main id="content">
        {extra}
        <ul>
          {['One', 'Two', 'Three'].map((name) => (
            <li key={name}>
              <a href={`/${name}`}>{name}</a>
              <button type="button">More of {name}</button>
            </li>
          ))}
        </ul>
      </main>
      <FollowKeys />
    </MemoryRouter>,
  );
  return userEvent.setup();
};
const here = () => document.activeElement?.textContent;

test('j and k go through the rows of the page, from one end to the other', async () => {
  const user = shown();
  const places: (string | null | undefined)[] = [];
  for (const key of 'jjjjkkk') {
    await user.keyboard(key);
    places.push(here());
  }
  expect(places).toEqual(['One', 'Two', 'Three', 'Three', 'Two', 'One', 'One']);
});

test('from a button of a row j goes on to the next row', async () => {
  const user = shown();
  screen.getByRole('button', { name: 'More of One' }).focus();
  await user.keyboard('j');
  expect(here()).toBe('Two');
});

test('/ searches, and what is typed there is text', async () => {
  const user = shown();
  await user.keyboard('/j?k/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('j?k/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where a page has no search, / stays what it is for the browser', async () => {
  shown(<p>No search</p>);
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a page may have a meaning of its own for a key', async () => {
  const user = shown();
  const own = (event: KeyboardEvent) => event.preventDefault();
  document.addEventListener('keydown', own);
  await user.keyboard('j');
  document.removeEventListener('keydown', own);
  expect(document.body).toHaveFocus();
});

test('? tells which keys there are; keys with a modifier are the browser’s', async () => {
  const user = shown();
  await user.keyboard('{Control>}j{/Control}');
  expect(document.body).toHaveFocus();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(sheet.getByText('Next and previous entry of a list')).toBeVisible();
  expect(sheet.getAllByRole('term')).toHaveLength(6);
  const help = sheet.getByRole('link', { name: 'Help' });
  expect(help).toHaveAttribute('href', '/help');
  await user.click(help);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('without a network ? says why nothing opens, and opens when it is back', async () => {
  jest.mocked(pageWords).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = shown();
  await user.keyboard('?');
  await waitFor(() => expect(toasts.current()).toContainEqual(expect.objectContaining({ type: 'warning' })));
  expect(screen.getByRole('link', { name: 'One' })).toBeVisible();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
});
