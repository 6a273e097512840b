import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';
import { scaleLimits } from '../scale-limits.ts';

const { describe, it, test } = circus.default;
const { afterAll, afterEach, beforeAll, beforeEach } = circus;
const mocker = new ModuleMocker(globalThis);

/** The part of Jest's object that needs no modules of its own. */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  setTimeout(milliseconds: number) {
    circus.getState().testTimeout = milliseconds;
  },
};
const provided = { afterAll, afterEach, beforeAll, beforeEach, describe, expect: jestExpect, it, jest, test };

circus.addEventHandler(scaleLimits);
// What was promised by expect.assertions(), and what a matcher kept to itself, count as errors of the test.
circus.addEventHandler((event) => {
  if (event.name !== 'test_done') return;
  const { suppressedErrors } = jestExpect.getState();
  const broken = jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error);
  event.test.errors.push(...suppressedErrors, ...broken);
  jestExpect.setState({ suppressedErrors: [] });
});

/** What test files find without importing it. */
export function provideGlobals(testPath: string, console: Console): void {
  Object.assign(globalThis, provided, { console });
  jestExpect.setState({ testPath });
}
