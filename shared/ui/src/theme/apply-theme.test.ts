import { applyTheme } from './apply-theme.ts';

const root = document.documentElement;

/** The phone's own setting, which jsdom does not have. */
function phone(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  window.matchMedia = () => query as unknown as MediaQueryList;
  return (nowDark: boolean) => {
    query.matches = nowDark;
    query.dispatchEvent(new Event('change'));
  };
}

test('theme and mode are told to the style sheet', () => {
  applyTheme({ theme: 'red', mode: 'dark' });
  expect(root.dataset).toMatchObject({ theme: 'red', mode: 'dark' });
});

test('system follows the phone, until a mode is chosen', () => {
  const turn = phone(true);
  applyTheme({ theme: 'default', mode: 'system' });
  expect(root.dataset.mode).toBe('dark');
  turn(false);
  expect(root.dataset.mode).toBe('light');
  applyTheme({ theme: 'default', mode: 'light' });
  turn(true);
  expect(root.dataset.mode).toBe('light');
});

test('the mark is there for as long as the theme has one', () => {
  applyTheme({ theme: 'watermark', mode: 'light', mark: 'NC' });
  expect(root.dataset.mark).toBe('NC');
  applyTheme({ theme: 'default', mode: 'light' });
  expect(root.dataset.mark).toBeUndefined();
});
