import { readFileSync } from 'node:fs';
import { reportFile } from './step/step.ts';

export type Story = {
  readonly id: string;
  readonly name: string;
  /** "unrun": it should have run and did not, because one before it failed. */
  readonly state: 'passed' | 'failed' | 'unrun' | 'skipped';
  readonly seconds: number;
  readonly trace: string | null;
};

type Result = { duration: number; attachments: { name: string; path?: string }[] };
type Spec = {
  id: string;
  title: string;
  file: string;
  tests: { status: string; expectedStatus: string; results: Result[] }[];
};
type Suite = { title: string; file: string; suites?: Suite[]; specs: Spec[] };
type Report = { suites: Suite[]; errors: unknown[] };

/** What Playwright reports: each story, and how many errors belong to none of them. */
export function storyReport(name: string): { stories: Story[]; errors: number } {
  const { suites, errors } = JSON.parse(readFileSync(reportFile(name), 'utf8')) as Report;
  return { stories: suites.flatMap((suite) => storiesOf(suite, [])), errors: errors.length };
}

function storiesOf(suite: Suite, above: readonly string[]): Story[] {
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  return [
    ...suite.specs.map((spec) => storyOf(spec, [spec.file, ...titles, spec.title].join(' › '))),
    ...(suite.suites ?? []).flatMap((inner) => storiesOf(inner, titles)),
  ];
}

function storyOf({ id, tests }: Spec, name: string): Story {
  const results = tests.flatMap((test) => test.results);
  const traces = results.flatMap(({ attachments }) => attachments.filter((one) => one.name === 'trace'));
  const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return { id, name, state: stateOf(tests[0]), seconds, trace: traces.at(-1)?.path ?? null };
}

function stateOf(test: Spec['tests'][number] | undefined): Story['state'] {
  if (test?.status === 'expected') return 'passed';
  if (test?.status !== 'skipped') return 'failed';
  return test.expectedStatus === 'skipped' ? 'skipped' : 'unrun';
}
