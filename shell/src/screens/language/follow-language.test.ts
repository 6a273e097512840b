import { currentLanguage, registerWords, setLanguage } from '@callboard/i18n';
import { setUiSettings } from '@callboard/session';
import { followLanguage } from './follow-language.ts';

const settings = { defaultLanguage: 'en', useUserLanguage: true } as never;

test('who changes their mind while the words are on their way gets what they chose last', async () => {
  await setLanguage('en');
  let arrive: () => void = () => undefined;
  const spanish = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await registerWords('shell', async (language) => {
    if (language === 'es') await spanish;
    return { default: { 'side-menu.language': language } };
  });
  const stop = followLanguage(settings);
  setUiSettings({ language: 'es' });
  setUiSettings({ language: 'en' });
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(currentLanguage()).toBe('en');
  stop();
});
