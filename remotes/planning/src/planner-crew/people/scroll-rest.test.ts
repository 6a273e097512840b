import { scrollRest } from './scroll-rest.ts';

test('scrollRest waits until the last scrolling is a moment ago, and not where nobody scrolls', async () => {
  jest.useFakeTimers();
  const left = new AbortController();
  const rest = scrollRest(left.signal);
  await rest();
  const then = jest.fn();
  dispatchEvent(new Event('scroll'));
  void rest().then(then);
  await jest.advanceTimersByTimeAsync(200);
  dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(250);
  expect(then).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(then).toHaveBeenCalled();
  left.abort();
  jest.useRealTimers();
});
