import { readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

export function countJest(file: string): Count {
  const report = read<{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }>(
    file,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

export function countPlaywright(file: string): Count {
  const { stats } = read<{ stats: { expected: number; unexpected: number } }>(file);
  return { passed: stats.expected, failed: stats.unexpected };
}
