import { useWaiting } from '@callboard/client';
import { RefusedBlock } from './refused-block.tsx';
import { isBlock } from './use-block-date.ts';

/** Steps on blocked dates that the server refused; nothing of them is lost or goes out by itself. */
export function RefusedBlocks() {
  const refused = useWaiting(isBlock).filter(({ state }) => state === 'attention');
  return refused.map((one) => <RefusedBlock key={one.key} refused={one} />);
}
