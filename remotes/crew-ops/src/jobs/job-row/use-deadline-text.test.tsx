import { renderHook } from '@testing-library/react';
import { registerWords, setLanguage } from '@callboard/i18n';
import en from '../../words/en.json';
import { useDeadlineText } from './use-deadline-text.ts';

test('a deadline is told by the phone’s own clock', async () => {
  await setLanguage('en');
  await registerWords('crew-ops', () => Promise.resolve(en));
  const at = new Date(Date.now() + 2 * 86_400_000);
  const text = renderHook(() => useDeadlineText()).result.current(at.toISOString());
  expect(text).toContain(at.toTimeString().slice(0, 5));
  expect(text).toMatch(/^Answer by \w{3} \d\d:\d\d$/);
});
