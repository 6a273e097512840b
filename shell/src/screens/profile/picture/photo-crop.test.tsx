import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { useState } from 'react';
import type { Crop } from './crop.ts';
import { PhotoCrop } from './photo-crop.tsx';
import { profileWords } from '../profile-words.ts';

const size = { width: 900, height: 1200 };
const cut = jest.fn<void, [Crop]>();

function Cut() {
  const [now, setNow] = useState<Crop>({ left: 100, top: 200, side: 600 });
  const onCrop = (next: Crop) => {
    cut(next);
    setNow(next);
  };
  return <PhotoCrop src="data:image/png;base64,AAAA" size={size} crop={now} onCrop={onCrop} />;
}

beforeEach(async () => {
  await setLanguage('en');
  await profileWords();
  render(<Cut />);
});

test('arrow keys move the part that is kept', async () => {
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'Part of the photo' }).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(cut).toHaveBeenLastCalledWith({ left: 130, top: 230, side: 600 });
  await expectNoAxeViolations(document.body);
});

test('the slider makes it larger around its middle', () => {
  fireEvent.change(screen.getByRole('slider', { name: 'Size of the photo' }), { target: { value: '2' } });
  expect(cut).toHaveBeenLastCalledWith({ left: 175, top: 275, side: 450 });
});

test('a finger takes the photo along, two fingers make it larger', () => {
  const frame = screen.getByRole('button', { name: 'Part of the photo' });
  Object.assign(frame, { setPointerCapture: () => undefined });
  Object.defineProperty(frame, 'clientWidth', { value: 300 });
  const finger = (type: string, pointerId: number, clientX: number, clientY: number) =>
    fireEvent(frame, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId }));
  finger('pointerdown', 1, 100, 100);
  finger('pointermove', 1, 115, 85);
  expect(cut).toHaveBeenLastCalledWith({ left: 70, top: 230, side: 600 });
  finger('pointerdown', 2, 215, 85);
  finger('pointermove', 2, 225, 85);
  expect(cut.mock.lastCall?.[0].side).toBe(545);
});
