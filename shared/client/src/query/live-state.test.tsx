import { act, renderHook } from '@testing-library/react';
import { ClientProvider, queryClient, setLive, useQuery, useUnlessLive } from '../index.ts';

test('a read that is heard of is not made every minute; one that is not heard of is', async () => {
  jest.useFakeTimers();
  queryClient.clear();
  const read = jest.fn(() => Promise.resolve('list'));
  renderHook(
    () => useQuery({ queryKey: ['GET /list'], queryFn: read, refetchInterval: useUnlessLive(60_000) }),
    { wrapper: ClientProvider },
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(61_000);
  expect(read).toHaveBeenCalledTimes(2);
  act(() => setLive(true));
  await pass(10 * 60_000);
  expect(read).toHaveBeenCalledTimes(2);
  act(() => setLive(false));
  await pass(61_000);
  expect(read).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
