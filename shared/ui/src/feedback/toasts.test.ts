import { createToasts, toast, toastTypes, toasts } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  toasts.clear();
});

const messages = (of: ReturnType<typeof createToasts>) => of.current().map(({ message }) => message);
const top = (of: ReturnType<typeof createToasts>) => of.top()?.message;

test('a toast goes after three seconds', () => {
  const own = createToasts();
  own.show('info', 'Saved');
  jest.advanceTimersByTime(2999);
  expect(messages(own)).toEqual(['Saved']);
  jest.advanceTimersByTime(1);
  expect(messages(own)).toEqual([]);
});

test.each([0, -1])('with a time of %d it stays until it is dismissed', (time) => {
  const own = createToasts();
  const id = own.show('error', 'Not saved', { time });
  jest.advanceTimersByTime(3_600_000);
  expect(messages(own)).toEqual(['Not saved']);
  own.dismiss(id);
  expect(messages(own)).toEqual([]);
});

test('the same type and message is shown once; another type is another toast', () => {
  const own = createToasts();
  const first = own.show('info', 'Offline');
  expect(own.show('info', 'Offline')).toBe(first);
  own.show('warning', 'Offline');
  expect(own.current().map(({ type }) => type)).toEqual(['info', 'warning']);
  // Neither does what waits.
  expect(own.show('info', 'Offline')).toBe(first);
});

test('a repeat does not make the first one stay longer', () => {
  const own = createToasts();
  own.show('info', 'Offline');
  jest.advanceTimersByTime(2000);
  own.show('info', 'Offline');
  jest.advanceTimersByTime(1000);
  expect(messages(own)).toEqual([]);
});

test('once it is gone it may come again', () => {
  const own = createToasts();
  own.show('info', 'Offline');
  jest.advanceTimersByTime(3000);
  own.show('info', 'Offline');
  expect(messages(own)).toEqual(['Offline']);
});

test('pressing runs the callback once and closes', () => {
  const own = createToasts();
  const onClick = jest.fn();
  const id = own.show('success', 'New message', { onClick });
  own.press(id);
  own.press(id);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(messages(own)).toEqual([]);
});

test('the action of a toast runs instead of its callback', () => {
  const own = createToasts();
  const [onClick, run] = [jest.fn(), jest.fn()];
  const id = own.show('success', 'Job confirmed', { onClick, action: { label: 'Undo', run } });
  own.act(id);
  expect(run).toHaveBeenCalledTimes(1);
  expect(onClick).not.toHaveBeenCalled();
  expect(messages(own)).toEqual([]);
});

test('when its time is over it says so, but not when it was pressed, undone or dismissed', () => {
  const own = createToasts();
  const onTimeOver = jest.fn();
  const action = { label: 'Undo', run: () => undefined };
  own.press(own.show('info', 'Sending', { onTimeOver }));
  own.act(own.show('info', 'Sending', { onTimeOver, action }));
  own.dismiss(own.show('info', 'Sending', { onTimeOver }));
  jest.advanceTimersByTime(3000);
  expect(onTimeOver).not.toHaveBeenCalled();
  own.show('info', 'Sending', { onTimeOver });
  jest.advanceTimersByTime(3000);
  expect(onTimeOver).toHaveBeenCalledTimes(1);
});

test('while someone reads no time passes, and nothing takes its place', () => {
  const own = createToasts();
  own.show('info', 'First');
  own.hold();
  own.show('info', 'Second');
  jest.advanceTimersByTime(60_000);
  expect(top(own)).toBe('First');
  own.release();
  expect(top(own)).toBe('Second');
  jest.advanceTimersByTime(3000);
  expect(messages(own)).toEqual([]);
});

describe('toasts come one at a time', () => {
  const run = () => undefined;
  const undo = { time: 5000, action: { label: 'Undo', run } };

  test('newer news takes the place of older', () => {
    const own = createToasts();
    own.show('success', 'Saved');
    own.show('info', 'New message');
    expect(messages(own)).toEqual(['New message']);
  });

  test('news waits until what can be undone is gone, and then has all of its time', () => {
    const own = createToasts();
    own.show('success', 'Job confirmed', undo);
    own.show('info', 'New message');
    jest.advanceTimersByTime(4999);
    expect(top(own)).toBe('Job confirmed');
    jest.advanceTimersByTime(1);
    expect(top(own)).toBe('New message');
    jest.advanceTimersByTime(2999);
    expect(top(own)).toBe('New message');
    jest.advanceTimersByTime(1);
    expect(top(own)).toBeUndefined();
  });

  test('an error comes at once; what can be undone is back as long as it can', () => {
    const own = createToasts();
    own.show('success', 'Job confirmed', undo);
    jest.advanceTimersByTime(1000);
    own.show('error', 'Not sent');
    expect(top(own)).toBe('Not sent');
    jest.advanceTimersByTime(3000);
    expect(top(own)).toBe('Job confirmed');
    jest.advanceTimersByTime(1000);
    expect(top(own)).toBeUndefined();
  });

  test('what stays until it is dismissed gives way to news and comes back', () => {
    const own = createToasts();
    own.show('warning', 'Not assigned', { time: 0 });
    own.show('success', 'Saved');
    expect(top(own)).toBe('Saved');
    jest.advanceTimersByTime(3000);
    expect(top(own)).toBe('Not assigned');
  });

  test('undone, it makes room for what waited', () => {
    const own = createToasts();
    const id = own.show('success', 'Job confirmed', undo);
    own.show('info', 'New message');
    own.act(id);
    expect(top(own)).toBe('New message');
  });
});

test('after the last one is dismissed under the pointer, the next one goes by itself', () => {
  const own = createToasts();
  const id = own.show('info', 'First');
  own.hold();
  own.dismiss(id);
  own.show('info', 'Second');
  jest.advanceTimersByTime(3000);
  expect(messages(own)).toEqual([]);
});

test('who listens hears of every change until they stop', () => {
  const own = createToasts();
  const heard = jest.fn();
  const stop = own.subscribe(heard);
  own.show('info', 'First');
  stop();
  own.show('info', 'Second');
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each(toastTypes)("toast.%s shows in the page's own", (type) => {
  toast[type]('A message');
  expect(toasts.current()).toMatchObject([{ type, message: 'A message' }]);
});
