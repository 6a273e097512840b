import { render, screen } from '@testing-library/react';
import { Stars } from './stars.tsx';

test.each([
  [5, 5, 0],
  [4.5, 4, 1],
  [4.2, 4, 0],
  [4.3, 4, 1],
  [4.8, 5, 0],
  [0.4, 0, 1],
])('%s is %s whole stars and %s half ones', (value, whole, half) => {
  const { container } = render(<Stars value={value} label={`${value} of 5`} />);
  expect(screen.getByText(`${value} of 5`)).toBeInTheDocument();
  expect(container.querySelectorAll('.full')).toHaveLength(whole);
  expect(container.querySelectorAll('.half')).toHaveLength(half);
  expect(container.querySelectorAll('.lucide-star')).toHaveLength(5);
});
