import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@callboard/i18n';
import { lookForUpdates } from '../../runtime/update/look-for-updates.ts';
import type { Found } from '../../runtime/update/look-for-updates.ts';
import { updateThere } from '../../runtime/update/update-store.ts';
import { updateWords } from '../../runtime/update/update-words.ts';
import '../../start/words/words.ts';
import { pageWords } from '../page-words/page-words.ts';
import { useNewest } from './use-newest.ts';
import { VersionAnswer } from './version-answer.tsx';

jest.mock('../../runtime/update/look-for-updates.ts');
const look = jest.mocked(lookForUpdates);

function Asking() {
  const { found, lookAgain } = useNewest('lineup-1');
  return (
    <>
      <VersionAnswer found={found} version="1.0.0" />
      <button type="button" onClick={lookAgain}>
        again
      </button>
    </>
  );
}

beforeEach(async () => {
  await setLanguage('en');
  await Promise.all([pageWords(), updateWords()]);
});

test.each<[Found, string]>([
  ['latest', 'You have the newest version.'],
  ['unknown', 'No answer. What runs now keeps running.'],
  ['newer', 'A new version is ready'],
])('whether this is the newest version is said without a tap: %s', async (found, said) => {
  look.mockResolvedValue(found);
  render(<Asking />);
  expect(await screen.findByText(said)).toBeVisible();
  expect(updateThere()).toBe(found === 'newer');
});

test('what had no answer is asked again', async () => {
  look.mockResolvedValueOnce('unknown').mockResolvedValueOnce('latest');
  render(<Asking />);
  await screen.findByText('No answer. What runs now keeps running.');
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(await screen.findByText('You have the newest version.')).toBeVisible();
});
