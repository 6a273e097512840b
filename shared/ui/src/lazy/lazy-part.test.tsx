import { render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';

type Props = { name: string };
const Part = ({ name }: Props) => <p>Here is {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>It did not load</p> : this.props.children;
  }
}

test('the placeholder gets the props and gives way to the part', async () => {
  let arrive: (part: ComponentType<Props>) => void = () => {};
  const Later = lazyPart<Props>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    ({ name }) => <p>Place for {name}</p>,
  );
  render(<Later name="Ada" />);
  expect(screen.getByText('Place for Ada')).toBeInTheDocument();
  arrive(Part);
  expect(await screen.findByText('Here is Ada')).toBeInTheDocument();
});

test('a load that failed is tried anew when the part is mounted again', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn<Promise<ComponentType<Props>>, []>();
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Part);
  const Later = lazyPart(load);
  const tree = (key: string) => (
    <Boundary key={key}>
      <Later name="Ada" />
    </Boundary>
  );
  const { rerender } = render(tree('first'));
  expect(await screen.findByText('It did not load')).toBeInTheDocument();
  rerender(tree('second'));
  expect(await screen.findByText('Here is Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  silent.mockRestore();
});
