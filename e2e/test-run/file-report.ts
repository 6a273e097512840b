import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { reportFile, root } from './step.ts';

type Report = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};
export type FailedFile = {
  readonly file: string;
  /** Each of its tests that failed; none if the file itself did not run. */
  readonly tests: readonly string[];
};

/** The test files of which something failed, as Jest reports them; none if there is no report to read. */
export function failedFiles(report: string): FailedFile[] {
  let results: Report['testResults'];
  try {
    results = (JSON.parse(readFileSync(reportFile(report), 'utf8')) as Report).testResults;
  } catch {
    // The step has said so.
    return [];
  }
  return results
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative(root, name),
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
}
