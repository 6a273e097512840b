import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, useSearch } from './navigation.ts';
import { useSearchText } from './use-search-text.ts';

function Page() {
  const [{ q = '' }, change] = useSearch();
  const { text, type } = useSearchText(q, (wanted) => change({ q: wanted }));
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => type(target.value)} />
      <Link to="?open=7">Open seven</Link>
      <output>{useLocation().search}</output>
    </>
  );
}

test('a page opened before the pause in typing is over stays open', async () => {
  jest.useFakeTimers();
  render(<Page />, { wrapper: MemoryRouter });
  const address = () => screen.getByRole('status').textContent;
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'gala' } });
  fireEvent.click(screen.getByRole('link'));
  expect(address()).toBe('?open=7');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(address()).toBe('?open=7&q=gala');
  jest.useRealTimers();
});

test('a text typed and taken away again is not searched for', () => {
  jest.useFakeTimers();
  const searched = jest.fn();
  const { result } = renderHook(() => useSearchText('', searched));
  act(() => result.current.type('g'));
  act(() => result.current.type(''));
  act(() => jest.advanceTimersByTime(1_000));
  expect(searched).not.toHaveBeenCalled();
  jest.useRealTimers();
});
