import { fileListName, lineupShape, settings } from '@callboard/contract';
import type { Lineup, PageMeta, StartUpSettings } from '@callboard/contract';
import { keptLineup } from './kept-lineup.ts';
import { lineupAddress } from './lineup-address.ts';
import { lineupFault } from './proof.ts';
import { starter } from './starter.ts';
import type { Fetched } from './starter.ts';

/**
 * Why there is no lineup: no answer, an answer that is not the hash it claims to be, one that is no lineup at
 * all, or a host that belongs to nobody.
 */
export type LineupTrouble = {
  readonly kind: 'unreachable' | 'altered' | 'malformed' | 'unknown-tenant';
  readonly detail: string;
};
export type BootResult = {
  /** What this page runs. After a trouble it may still be the last good one of this phone. */
  readonly lineup: Lineup | null;
  readonly trouble: LineupTrouble | null;
  readonly settings: StartUpSettings | null;
  readonly meta: PageMeta | null;
};

/** Proves a lineup before anything of it is used. */
export async function checkLineup({ status, body }: Fetched): Promise<Lineup | LineupTrouble> {
  if (status === 0) return { kind: 'unreachable', detail: 'no answer' };
  if (status === 404) return { kind: 'unknown-tenant', detail: location.hostname };
  if (status !== 200) return { kind: 'unreachable', detail: String(status) };
  const parsed = lineupShape.safeParse(body);
  if (!parsed.success) {
    return { kind: 'malformed', detail: parsed.error.issues[0]?.path.join('.') ?? '' };
  }
  const fault = await lineupFault(body as object, parsed.data);
  return fault === null ? parsed.data : { kind: 'altered', detail: fault };
}

const isTrouble = (judged: Lineup | LineupTrouble): judged is LineupTrouble => 'kind' in judged;

/** A wrong lineup may lie in a cache on the way, under the tag of the right one: it is asked for past them all. */
async function judgeTwice(fetched: Fetched, language: string): Promise<Lineup | LineupTrouble> {
  const judged = await checkLineup(fetched);
  if (!isTrouble(judged) || (judged.kind !== 'altered' && judged.kind !== 'malformed')) return judged;
  try {
    const address = `/api/v1${lineupAddress({ language, pathname: '/' })}`;
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(6000) });
    const again = await checkLineup({ status: answer.status, body: await answer.json() });
    return isTrouble(again) ? judged : again;
  } catch {
    return judged;
  }
}

let result: Promise<BootResult> | undefined;

async function judge(): Promise<BootResult> {
  const { data, lineup, settings: startUp, meta, language, list } = starter();
  const [fetched, settingsAnswer, metaAnswer] = await Promise.all([lineup, startUp, meta]);
  const judged = await judgeTwice(fetched, language);
  const trouble = isTrouble(judged) ? judged : null;
  const used = isTrouble(judged) ? await keptLineup(language) : judged;
  for (const { base, files } of used?.features ?? []) list(base, { [fileListName]: files });
  return {
    lineup: used,
    trouble,
    settings: settings.startUp.answer.safeParse(settingsAnswer.body).data ?? data.settings,
    meta: settings.pageMeta.answer.safeParse(metaAnswer.body).data ?? null,
  };
}

/** What the start found out, judged once. */
export const bootResult = (): Promise<BootResult> => (result ??= judge());
