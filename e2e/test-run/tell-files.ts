import { failedFiles, type FailedFile } from './step/file-report.ts';
import { measureMachine, type Machine } from './patience-of-run.ts';
import { step, type Done, type Step } from './step/step.ts';
import type { ToldTwice } from './tell-stories.ts';

export type FilesAgain = {
  readonly steps: readonly Done[];
  readonly toldTwice: readonly ToldTwice[];
  /** Tests that failed twice, or were not told again, by file. */
  readonly red: readonly string[];
};

/** So many files are told again; more that fail together fail for a reason. */
const mostFiles = 10;

/** Test files that failed in a step, once more, alone. What passes then is counted as passed, and stands by name. */
export async function tellFilesAgain(
  results: readonly { readonly step: Step; readonly done: Done }[],
  machine: Machine,
): Promise<FilesAgain> {
  const steps: Done[] = [];
  const toldTwice: ToldTwice[] = [];
  const red: string[] = [];
  for (const { step: each, done } of results) {
    const files = each.report && done.failed > 0 ? failedFiles(each.report) : [];
    const named = files.flatMap(testsOf);
    // A crash beside the tests is nothing that another telling could answer.
    if (files.length === 0 || files.length > mostFiles || named.length !== done.failed) {
      red.push(...named);
      steps.push(done);
      continue;
    }
    await measureMachine(machine, `second telling of ${each.name}`);
    const again = await step(alone(each, files));
    const failedAgain = again.failed > 0 ? failedFiles(reportAgain(each)) : [];
    // Without a file to name for it, nothing has passed.
    const stillRed = again.failed > 0 && failedAgain.length === 0 ? files : failedAgain;
    const names = new Set(stillRed.flatMap(testsOf));
    red.push(...names);
    toldTwice.push(...named.filter((name) => !names.has(name)).map((name) => ({ name, trace: null })));
    const green = named.filter((name) => !names.has(name)).length;
    steps.push(
      { ...done, passed: done.passed + green, failed: names.size },
      { ...again, passed: 0, failed: 0 },
    );
  }
  return { steps, toldTwice, red };
}

const testsOf = ({ file, tests }: FailedFile): string[] =>
  tests.length > 0 ? tests.map((test) => `${file} › ${test}`) : [file];

const reportAgain = (each: Step): string => `${each.report}-again`;

function alone(each: Step, files: readonly FailedFile[]): Step {
  const at = each.command.indexOf('--');
  const command = at < 0 ? each.command : each.command.slice(0, at);
  const report = reportAgain(each);
  return {
    ...each,
    name: `second telling of ${files.length} files: ${each.name}`,
    command: [...command, '--runInBand', '--runTestsByPath', '--', ...files.map(({ file }) => file)],
    report,
  };
}
