import { phone, screenOf } from '@callboard/testing';
import { render, screen } from '@testing-library/react';
import { dressFrame } from './dress-frame.ts';
import { frameDocument } from './frame-document.ts';
import { MessageFrame } from './message-frame.tsx';

const mail =
  '<p style="color:#333333">Gate 3</p><a href="https://plan.example/x" target="_top">Plan</a>' +
  '<img alt="Map" data-remote-src="https://pictures.example/map.png">';

beforeAll(() => screenOf(phone));

/** jsdom does not load `srcdoc`, so that the document is written into the frame as a browser would. */
function dressed(pictures: boolean) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inside = frame.contentDocument as Document;
  inside.write(frameDocument(mail, { pictures }));
  dressFrame(frame, { pictures });
  const find = (what: string) => inside.querySelector<HTMLElement>(what);
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
  expect(frame.srcdoc).toContain('Gate 3');
});

test.each([
  ['with colours of its own stays on paper', mail, true],
  ['without takes the colours of the app', '<p>Gate 3</p>', false],
])('a message %s', (_, html, paper) => {
  render(<MessageFrame label="Text" html={html} pictures={false} />);
  expect(screen.getByTitle('Text').closest('[data-paper]') !== null).toBe(paper);
});

test('what the server left of its styles is put on from outside', () => {
  expect(dressed(false).text?.style.color).toBe('rgb(51, 51, 51)');
});

test('a link opens apart and tells nobody where it came from', () => {
  const { link } = dressed(false);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('pictures from the internet wait until they are asked for', () => {
  expect(dressed(false).picture).not.toHaveAttribute('src');
  expect(dressed(true).picture).toHaveAttribute('src', 'https://pictures.example/map.png');
});
