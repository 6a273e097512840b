import { act, render, screen } from '@testing-library/react';
import { useHeading } from './heading.ts';

type Sight = { target: Element; isIntersecting: boolean; boundingClientRect: { height: number } };

/** What the page sees of the headings that are followed. */
let follow: Map<Element, (seen: boolean, height?: number) => void>;
const original = globalThis.IntersectionObserver;

beforeEach(() => {
  follow = new Map();
  globalThis.IntersectionObserver = class {
    readonly tell: (entries: Sight[]) => void;
    constructor(tell: (entries: Sight[]) => void) {
      this.tell = tell;
    }
    observe(target: Element) {
      follow.set(target, (isIntersecting, height = 30) =>
        this.tell([{ target, isIntersecting, boundingClientRect: { height } }]),
      );
    }
    disconnect() {
      follow.clear();
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = original;
});

function Page({ title, at }: { title: string; at: string }) {
  const { text, seen } = useHeading(56);
  return (
    <>
      <output>{`${text} ${seen ? 'seen' : 'hidden'}`}</output>
      <main>
        <h1 key={at}>{title}</h1>
      </main>
    </>
  );
}
const heading = () => screen.getByRole('heading');
const sees = (...seen: [boolean, number?]) => act(() => follow.get(heading())?.(...seen));
const announced = () => screen.getByRole('status').textContent;

test('the heading counts as seen until it is scrolled below the bar', () => {
  render(<Page title="Jobs" at="jobs" />);
  sees(true);
  expect(announced()).toBe('Jobs seen');
  sees(false);
  expect(announced()).toBe('Jobs hidden');
});

test('a heading that only screen readers have is not seen', () => {
  render(<Page title="Jobs" at="jobs" />);
  sees(true, 1);
  expect(announced()).toBe('Jobs hidden');
});

test('another page brings another heading, and other words of the same one are followed', async () => {
  const { rerender } = render(<Page title="Jobs" at="jobs" />);
  sees(true);
  await act(async () => rerender(<Page title="Job 12" at="job" />));
  expect([...follow.keys()]).toEqual([heading()]);
  sees(false);
  expect(announced()).toBe('Job 12 hidden');
  await act(async () => rerender(<Page title="Job 13" at="job" />));
  expect(announced()).toBe('Job 13 hidden');
});
