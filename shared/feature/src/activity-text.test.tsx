import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { activityCaptions, languages } from '@callboard/contract';
import { setLanguage } from '@callboard/i18n';
import { checkWords } from '@callboard/testing/words';
import { fetchActivityWords, useActivityText } from './activity-text.ts';

const folder = join(__dirname, 'activity-words');
checkWords(folder);

test('every caption of a history has its words in every language, and no word is without a caption', () => {
  const wanted = [...activityCaptions].sort();
  for (const language of languages) {
    const words = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<
      string,
      string
    >;
    expect(Object.keys(words).sort()).toEqual(wanted);
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
  }
});

function History({ captions }: { captions: readonly string[] }) {
  const text = useActivityText();
  return captions.map((caption) => <p key={caption}>{text(caption)}</p>);
}

test('a line says its words in the language of the moment; what a person wrote stays as it is', async () => {
  await act(() => setLanguage('en'));
  render(<History captions={['item_check_in', 'Break']} />);
  expect(await screen.findByText('Checked in')).toBeVisible();
  expect(screen.getByText('Break')).toBeVisible();
  await act(() => setLanguage('fr'));
  expect(await screen.findByText('Arrivée pointée')).toBeVisible();
});

test('a page that waits for the words has them with its first drawing', async () => {
  await act(() => setLanguage('nl'));
  await fetchActivityWords();
  render(<History captions={['note']} />);
  expect(screen.getByText('Notitie')).toBeVisible();
});
