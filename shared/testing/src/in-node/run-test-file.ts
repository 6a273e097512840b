import { pathToFileURL } from 'node:url';
import { createEmptyTestResult, type TestResult } from '@jest/test-result';
import type { Circus, Config } from '@jest/types';
import { getState, resetState, run } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { provideGlobals } from './globals.ts';
import { resultOf } from './result-of.ts';

type TestEnvironment = { readonly global: { console: Console } };

/**
 * Runs a test file as the product runs: in plain Node, with the modules that files before it have loaded. Jest's own
 * way gives each file a world of its own, and loading the server into it anew takes seconds every time.
 */
async function runTestFile(
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  environment: TestEnvironment,
  _runtime: unknown,
  testFilePath: string,
): Promise<TestResult> {
  resetState();
  if (globalConfig.testNamePattern)
    getState().testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  if (globalConfig.testTimeout) getState().testTimeout = globalConfig.testTimeout;
  provideGlobals(testFilePath, environment.global.console);
  const escaped = (error: Error) => getState().unhandledErrors.push(error);
  process.on('uncaughtException', escaped).on('unhandledRejection', escaped);
  try {
    await import(pathToFileURL(testFilePath).href);
    return toTestResult(await run());
  } finally {
    process.off('uncaughtException', escaped).off('unhandledRejection', escaped);
  }

  function toTestResult({
    testResults,
    unhandledErrors,
    unhandledErrorsDetailed,
  }: Circus.RunResult): TestResult {
    const results = testResults.map(resultOf);
    const counted = (wanted: string) => results.filter(({ status }) => status === wanted).length;
    const outside = unhandledErrorsDetailed.map((error) => formatExecError(error, config, globalConfig));
    const inside = formatResultsErrors(results, config, globalConfig, testFilePath);
    return {
      ...createEmptyTestResult(),
      testFilePath,
      ...(config.displayName && { displayName: config.displayName }),
      testResults: results,
      numPassingTests: counted('passed'),
      numFailingTests: counted('failed'),
      numPendingTests: counted('pending'),
      numTodoTests: counted('todo'),
      failureMessage: [inside, ...outside].filter(Boolean).join('\n\n') || null,
      ...(outside.length > 0 && { testExecError: { message: '', stack: unhandledErrors.join('\n') } }),
    };
  }
}

// oxlint-disable-next-line import/no-default-export -- the runner is a default export
export default runTestFile;
