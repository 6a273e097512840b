import { mailFrameSource } from '@callboard/contract';
import { phone, screenOf } from '@callboard/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MessageFrame } from './message-frame.tsx';

const mail =
  '<p style="color:#333333">Gate 3</p><a href="https://plan.example/x" target="_top">Plan</a>' +
  '<img alt="Map" data-remote-src="https://pictures.example/map.png">';

beforeAll(() => screenOf(phone));

/** jsdom loads no frames: there is an empty document in each, as the server gives one. */
function dressed(pictures: boolean) {
  render(<MessageFrame label="Text of the message" html={mail} pictures={pictures} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Text of the message');
  const inside = frame.contentDocument as Document;
  inside.write(mailFrameSource);
  inside.close();
  fireEvent.load(frame);
  const find = (what: string) => frame.contentDocument?.querySelector<HTMLElement>(what) ?? null;
  return { text: find('p'), link: find('a'), picture: find('img') };
}

test('the frame may run nothing, and may be read by the page alone', () => {
  render(<MessageFrame label="Text of the message" html={mail} pictures={false} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Text of the message');
  expect(frame.getAttribute('sandbox')?.split(' ')).toEqual([
    'allow-same-origin',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
  ]);
});

test.each([
  ['with colours of its own stays on paper', mail, true],
  ['without takes the colours of the app', '<p>Gate 3</p>', false],
])('a message %s', (_, html, paper) => {
  render(<MessageFrame label="Text" html={html} pictures={false} />);
  expect(screen.getByTitle('Text').closest('[data-paper]') !== null).toBe(paper);
});

test('styles of a message that the server left are put on from outside', () => {
  expect(dressed(false).text?.style.color).toBe('rgb(51, 51, 51)');
});

test('a link opens apart and tells nobody where it came from', () => {
  const { link } = dressed(false);
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});

test.each([
  [false, '/mail.html'],
  [true, '/mail-with-pictures.html'],
])('with pictures: %s its document is %s', (pictures, path) => {
  render(<MessageFrame label="Text" html={mail} pictures={pictures} />);
  expect(screen.getByTitle('Text')).toHaveAttribute('src', path);
});

test('pictures from the internet wait until they are asked for', () => {
  const waiting = dressed(false).picture;
  expect(waiting).not.toBeNull();
  expect(waiting?.getAttribute('src')).toBeNull();
  cleanup();
  expect(dressed(true).picture?.getAttribute('src')).toBe('https://pictures.example/map.png');
});
