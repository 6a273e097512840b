import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlainKeys } from './use-plain-keys.ts';

function Heard({
  where,
  own,
  onKey,
}: {
  where: 'page' | 'frame';
  own: string;
  onKey: (key: string) => void;
}) {
  usePlainKeys(where, (key) => {
    if (!own.includes(key)) return false;
    onKey(key);
    return true;
  });
  return null;
}

test('a page hears a key before the frame, which leaves alone what the page has taken', async () => {
  const heard: string[] = [];
  const { unmount } = render(
    <>
      <Heard where="frame" own="/j" onKey={(key) => heard.push(`frame ${key}`)} />
      <Heard where="page" own="/" onKey={(key) => heard.push(`page ${key}`)} />
      <input aria-label="Search" />
    </>,
  );
  const user = userEvent.setup();
  await user.keyboard('/jx');
  expect(heard).toEqual(['page /', 'frame j']);
  await user.keyboard('{Control>}/{/Control}');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('/j');
  expect(heard).toHaveLength(2);
  unmount();
  await user.keyboard('/j');
  expect(heard).toHaveLength(2);
});
