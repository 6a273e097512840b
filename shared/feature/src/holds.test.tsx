import { render } from '@testing-library/react';
import { holds, useHold } from './index.ts';

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};
const Form = ({ reason }: { readonly reason: string | null }) => {
  useHold(reason);
  return null;
};

test('leaving asks only while something is held', () => {
  expect(leave()).toBe(false);
  const release = holds.add('A receipt is not saved');
  expect(holds.current()).toEqual(['A receipt is not saved']);
  expect(leave()).toBe(true);
  release();
  release();
  expect(leave()).toBe(false);
});

test('two holds for one reason are told once, and both have to end', () => {
  const [one, two] = [holds.add('Typing'), holds.add('Typing')];
  expect(holds.current()).toEqual(['Typing']);
  one();
  expect(holds.current()).toEqual(['Typing']);
  two();
  expect(holds.current()).toEqual([]);
});

test('who listens is told, and the answer is the same until it changes', () => {
  const seen: (readonly string[])[] = [];
  const stop = holds.subscribe(() => seen.push(holds.current()));
  expect(holds.current()).toBe(holds.current());
  holds.add('Signing')();
  stop();
  holds.add('Nobody hears this')();
  expect(seen).toEqual([['Signing'], []]);
});

test('a form holds while it has a reason, and no longer when it is gone', () => {
  const { rerender, unmount } = render(<Form reason="Typing" />);
  expect(holds.current()).toEqual(['Typing']);
  rerender(<Form reason={null} />);
  expect(holds.current()).toEqual([]);
  rerender(<Form reason="Typing again" />);
  unmount();
  expect(holds.current()).toEqual([]);
});
