import { stepUpKinds } from '@callboard/contract';
import type { StepUpKind } from '@callboard/contract';
import { parseArgs } from 'node:util';
import { TenantCommandRefused } from './refused.ts';

export type StepUp = { readonly kinds: readonly StepUpKind[]; readonly minutes: number };

const isKind = (text: string): text is StepUpKind => stepUpKinds.some((kind) => kind === text);

/** What a tenant asks a fresh proof for from now on; `none` for nothing. */
export function readStepUp(args: readonly string[]): { tenant: string; wanted: StepUp } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '15' } },
  });
  const [tenant = '', ...named] = positionals;
  if (!tenant || named.length === 0)
    throw new TenantCommandRefused(
      'Which tenant, and what for? pnpm tenant step-up <tenant> payrolls signing',
    );
  const kinds = named.length === 1 && named[0] === 'none' ? [] : named;
  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown !== undefined)
    throw new TenantCommandRefused(`"${unknown}" is none of ${stepUpKinds.join(', ')}, none.`);
  const minutes = Number(values.minutes);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 1440)
    throw new TenantCommandRefused('A proof counts for 1 to 1440 whole minutes.');
  return { tenant, wanted: { kinds: kinds.filter(isKind), minutes } };
}
