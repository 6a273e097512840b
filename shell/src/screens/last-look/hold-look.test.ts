import { fireEvent } from '@testing-library/react';
import { holdLook } from './hold-look.ts';

const look = () => document.querySelector('[data-look]');
const root = () => document.getElementById('root')!;
const draw = (markup: string) =>
  root().replaceChildren(document.createRange().createContextualFragment(markup));
const wait = (ms: number) => jest.advanceTimersByTime(ms);

function begin() {
  document.body.innerHTML =
    '<div id="trouble" hidden></div><div id="root"><div><main>shapes</main></div></div>';
  const shown = document.createElement('div');
  shown.dataset['look'] = '';
  holdLook(shown, root(), root().firstElementChild!);
}
beforeEach(() => {
  jest.useFakeTimers();
  begin();
});
afterEach(() => jest.useRealTimers());

const unfinished = '<main>Needs you<span class="shell-skeleton-skeleton"></span></main>';

test('the last look stays until the screen is drawn, and while that has shapes', () => {
  wait(5_000);
  expect(look()).toBeInTheDocument();
  draw(unfinished);
  wait(500);
  expect(look()).toBeInTheDocument();
  draw('<main>Needs you</main>');
  wait(100);
  expect(look()).toBeNull();
});

test('the last look waits three seconds for the rest of a screen, and a quarter of a minute for the screen', () => {
  draw(unfinished);
  wait(2_900);
  expect(look()).toBeInTheDocument();
  wait(200);
  expect(look()).toBeNull();
  begin();
  wait(15_100);
  expect(look()).toBeNull();
});

test('the last look goes as soon as somebody does something', () => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(look()).toBeNull();
});

test('the last look does not stand before the news that the app cannot start', () => {
  document.getElementById('trouble')!.hidden = false;
  wait(100);
  expect(look()).toBeNull();
});
