import { expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { StarField } from './star-field.tsx';

const { show } = pageTest(partsFeature);

function Rated() {
  const [stars, setStars] = useState<number | null>(null);
  return (
    <>
      <StarField label="Work" name="Work, Ada" value={stars} onValue={setStars} />
      <output>{stars ?? 'none'}</output>
    </>
  );
}
const opened = async () => {
  const shown = await show({ Component: Rated }, { path: '/rated', at: '/rated' });
  const group = within(await screen.findByRole('group', { name: 'Work, Ada' }));
  const star = (name: string) => group.getByRole('radio', { name });
  return { ...shown, star, clear: () => group.queryByRole('button', { name: 'Remove stars: Work, Ada' }) };
};
const given = () => screen.getByRole('status').textContent;

test('one tap gives stars, another one changes them, the same one again takes them back', async () => {
  const { user, star, clear, container } = await opened();
  expect(clear()).toBeNull();
  await user.click(star('4 stars'));
  expect(given()).toBe('4');
  expect(container.querySelectorAll('[data-on]')).toHaveLength(4);
  await user.click(star('1 star'));
  expect(given()).toBe('1');
  await user.click(star('1 star'));
  expect(given()).toBe('none');
  await expectNoAxeViolations(container);
});

test('keys give stars and take them back', async () => {
  const { user, star } = await opened();
  await user.tab();
  expect(star('1 star')).toHaveFocus();
  await user.keyboard(' ');
  expect(given()).toBe('1');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(given()).toBe('3');
  expect(star('3 stars')).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(given()).toBe('2');
  await user.keyboard(' ');
  expect(given()).toBe('none');
});

test('the button beside them takes them back and leaves the focus at the stars', async () => {
  const { user, star, clear } = await opened();
  await user.click(star('5 stars'));
  await user.tab();
  expect(clear()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(given()).toBe('none');
  expect(star('1 star')).toHaveFocus();
});
