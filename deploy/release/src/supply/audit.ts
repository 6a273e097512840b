import { runPnpm } from './run-pnpm.ts';

type Advisory = {
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
  readonly findings: readonly { readonly version: string }[];
};
export type Audited =
  | { readonly asked: true; readonly holes: readonly string[] }
  /** Nobody knows: that is not the same as nothing. */
  | { readonly asked: false; readonly why: string };

const lineOf = ({ module_name: name, severity, title, url, findings }: Advisory): string =>
  `${severity}: ${name} ${[...new Set(findings.map(({ version }) => version))].join(', ')}: ${title} (${url})`;

/** What pnpm draws around a message. */
const plain = (text: string): string =>
  text
    .replace(/^\s*[│×]\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Asks the registry for known holes in what the lock file names. */
export async function audit(...more: readonly string[]): Promise<Audited> {
  const { out, errors } = await runPnpm('audit', '--json', '--config.fetch-retries=0', ...more);
  try {
    const { advisories } = JSON.parse(out) as { advisories?: Readonly<Record<string, Advisory>> };
    if (advisories) return { asked: true, holes: Object.values(advisories).map(lineOf) };
  } catch {
    // Said below.
  }
  return { asked: false, why: plain(errors || out) || 'no answer in time' };
}
