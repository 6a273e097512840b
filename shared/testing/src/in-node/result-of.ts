import type { AssertionResult } from '@jest/test-result';
import type { Circus } from '@jest/types';

const statusOf = ({ status, errors }: Circus.TestResult): AssertionResult['status'] => {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors.length > 0 ? 'failed' : 'passed';
};

/** How the reporters want to hear of a test. */
export function resultOf(result: Circus.TestResult): AssertionResult {
  // The first name is that of the block around everything.
  const names = result.testPath.slice(1);
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1) ?? '',
    fullName: names.join(' '),
    status: statusOf(result),
    duration: result.duration ?? null,
    ...(result.failing && { failing: true }),
    failureDetails: result.errorsDetailed,
    failureMessages: [...result.errors],
    invocations: result.invocations,
    location: result.location ?? null,
    numPassingAsserts: result.numPassingAsserts,
    retryReasons: [...result.retryReasons],
  };
}
