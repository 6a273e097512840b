export const themeNames = ['default', 'red', 'watermark'] as const;
export type ThemeName = (typeof themeNames)[number];

export const themeModes = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof themeModes)[number];

export type Theme = {
  theme: ThemeName;
  mode: ThemeMode;
  /** The initials that the watermark theme repeats behind the content. */
  mark?: string | undefined;
};

let forgetSystem = () => {};

/** Sets the role values of the whole document; `system` follows the phone until the next call. */
export function applyTheme({ theme, mode, mark }: Theme) {
  forgetSystem();
  forgetSystem = () => {};
  const root = document.documentElement;
  root.dataset.theme = theme;
  if (mark) root.dataset.mark = mark;
  else delete root.dataset.mark;
  if (mode !== 'system') {
    show(mode);
    return;
  }
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => show(dark.matches ? 'dark' : 'light');
  follow();
  dark.addEventListener('change', follow);
  forgetSystem = () => dark.removeEventListener('change', follow);
}

function show(mode: 'light' | 'dark') {
  document.documentElement.dataset.mode = mode;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue('--background').trim();
}
