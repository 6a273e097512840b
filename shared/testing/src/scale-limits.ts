import type { Circus } from '@jest/types';
import { patience } from './patience.ts';

/** Multiplies the limits of tests and hooks by the machine's factor, as they are declared. */
export function scaleLimits(event: Circus.Event, state: Circus.State): void {
  const block = state.currentDescribeBlock;
  const declared =
    event.name === 'add_test' ? block.tests.at(-1) : event.name === 'add_hook' ? block.hooks.at(-1) : null;
  if (declared?.timeout) declared.timeout = patience(declared.timeout);
  // Every call of jest.setTimeout has been heard by then.
  if (event.name === 'run_start') state.testTimeout = patience(state.testTimeout);
}
