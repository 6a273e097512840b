import { OriginProvider } from '@callboard/feature';
import { registerWords } from '@callboard/i18n';
import { renderWithEverything } from '@callboard/testing';
import { screen } from '@testing-library/react';
import { partsFeature } from './parts-feature.fixture.ts';
import { usePartWords } from './use-part-words.ts';

function Title() {
  const t = usePartWords();
  return <p>{t('form-sheet.now', { field: 'Name' })}</p>;
}

test.each([
  ['en', 'Name is now:'],
  ['de', 'Name ist jetzt:'],
] as const)('parts speak %s', async (language, text) => {
  await renderWithEverything(<Title />, { language, features: [partsFeature] });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('of two features that were built with other versions of a part, each keeps its own words', async () => {
  const older = { parts: { 'form-sheet': { now: '{{name}} has become:' } } };
  await registerWords('older', () => Promise.resolve(older));
  await renderWithEverything(
    <>
      <Title />
      <OriginProvider value={{ feature: 'older', version: '1' }}>
        <Title />
      </OriginProvider>
    </>,
    { features: [partsFeature] },
  );
  expect(screen.getByText('Name is now:')).toBeInTheDocument();
  expect(screen.getByText(/has become:$/)).toBeInTheDocument();
});

test('words of a feature stay beside those of its parts', async () => {
  const { withPartWords } = await import('./with-part-words.ts');
  const words = await withPartWords('en', Promise.resolve({ default: { job: { title: 'Job' } } }));
  expect(words).toMatchObject({ job: { title: 'Job' }, parts: { 'form-sheet': { take: 'Take theirs' } } });
});
