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
  const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (stats.flaky > 0) console.log(`   ${stats.flaky} of them passed at a later try only`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
