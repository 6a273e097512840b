import { render, screen } from '@testing-library/react';
import { LongWords } from './long-words.tsx';

test('a long word may end a line between its syllables, and is one word to everybody who reads or searches it', () => {
  render(
    <h1>
      <LongWords>Die Vertraulichkeitserklärung von Ada</LongWords>
    </h1>,
  );
  const title = screen.getByRole('heading', { name: 'Die Vertraulichkeitserklärung von Ada' });
  expect(screen.getByText('Die Vertraulichkeitserklärung von Ada')).toBe(title);
  expect(title.querySelectorAll('span')).toHaveLength(4);
});

test('a text without a long word is left alone', () => {
  render(<LongWords>Mein Kalender</LongWords>);
  expect(document.body.querySelectorAll('span')).toHaveLength(0);
});

test('parts beside others are parted as well, and others stay', () => {
  render(
    <p>
      <LongWords>
        Hochzuladen: <b>3</b>
      </LongWords>
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('Hochzuladen: 3');
  expect(document.querySelectorAll('span')).toHaveLength(1);
});

test('a text that is kept together with a row of pills is parted too', () => {
  render(
    <p>
      <LongWords>
        <>
          Jubiläumsveranstaltung
          <b>Vertraulichkeitserklärung</b>
        </>
      </LongWords>
    </p>,
  );
  const text = screen.getByRole('paragraph');
  expect(text.querySelectorAll('span').length).toBeGreaterThan(3);
  expect(text.querySelectorAll('b span')).toHaveLength(0);
});
