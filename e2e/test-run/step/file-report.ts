import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { reportFile, root } from './step.ts';

type FileResult = {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
};
export type FailedFile = {
  readonly file: string;
  /** Each of its tests that failed; none if the file itself did not run. */
  readonly tests: readonly string[];
};

/** What Jest reports of each test file; none if it did not run, or crashed, which its step has said. */
export function fileResults(report: string): readonly FileResult[] {
  try {
    return (JSON.parse(readFileSync(reportFile(report), 'utf8')) as { testResults: FileResult[] })
      .testResults;
  } catch {
    return [];
  }
}

/** The test files of which something failed. */
export const failedFiles = (report: string): FailedFile[] =>
  fileResults(report)
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative(root, name),
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
