import type { Circus } from '@jest/types';
import JSDOMEnvironment from 'jest-environment-jsdom';
import { scaleLimits } from './scale-limits.ts';

/** jsdom, for tests whose time limits follow the machine. */
class PageEnvironment extends JSDOMEnvironment {
  handleTestEvent(event: Circus.Event, state: Circus.State): void {
    scaleLimits(event, state);
  }
}

// oxlint-disable-next-line import/no-default-export -- the environment is a default export
export default PageEnvironment;
