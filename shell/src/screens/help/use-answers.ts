import { query, useQuery } from '@callboard/client';
import { help } from '@callboard/contract';
import type { Address, HelpFigures } from '@callboard/contract';
import type { HelpAnswer } from '@callboard/feature';
import { looseWordsOf, useFormat, useLooseWords, useWords } from '@callboard/i18n';
import { useCallback, useEffect, useState } from 'react';
import { useTenantName, useShell } from '../../runtime/context/shell-context.ts';
import { useOpenings } from '../../runtime/routes/use-openings.ts';
import { faceText } from '../../runtime/words/face-words.ts';
import { loadAnswers } from './feature-answers.ts';
import type { FeatureAnswers } from './feature-answers.ts';
import { ownAnswers } from './own-answers.ts';
import type { OwnAnswer } from './own-answers.ts';

type LooseTranslate = ReturnType<typeof looseWordsOf>;
type Filled = Readonly<Record<string, string>>;

/** An answer as it is shown. */
export type Answer = {
  readonly id: string;
  readonly question: string;
  /** Nothing where it names a deadline that is not on this phone yet. */
  readonly text: string | null;
  readonly link: { readonly to: Address; readonly title: string } | null;
  readonly legend?: HelpAnswer['legend'];
};

const figuresQuery = () => query(help.helpFigures, {}, { staleTime: 10 * 60_000, meta: { offline: true } });

/** The values of an answer as its text names them; nothing where they are not known. */
function useValues() {
  const t = useWords('shell');
  const { bytes } = useFormat();
  const { data: figures } = useQuery(figuresQuery());
  const unknown = {} as HelpFigures;
  return ({ values }: Pick<HelpAnswer, 'values'>): Filled | null => {
    const all = Object.entries(values?.(figures ?? unknown) ?? {});
    if (all.some(([, [amount]]) => amount === undefined)) return null;
    return Object.fromEntries(
      all.map(([name, [amount, unit]]) => [
        name,
        unit === 'byte' ? bytes(amount) : t(`help.unit.${unit}`, { count: amount }),
      ]),
    );
  };
}

/** What the features say to this person; nothing until all of them have answered or failed. */
function useFeatureAnswers() {
  const { lineup, loader } = useShell();
  const { canOpen } = useOpenings();
  const [found, setFound] = useState<FeatureAnswers | null>(null);
  const ask = useCallback(
    () => loadAnswers(loader, lineup.features, canOpen).catch(() => ({ answers: [], incomplete: true })),
    [loader, lineup, canOpen],
  );
  useEffect(() => {
    let isShown = true;
    void ask().then((answers) => isShown && setFound(answers));
    return () => {
      isShown = false;
    };
  }, [ask]);
  return { found, again: () => void ask().then(setFound) };
}

const ownIds = Object.keys(ownAnswers) as (keyof typeof ownAnswers)[];

/** All that the help answers to this person, in the language of the moment. */
export function useAnswers() {
  const t = useWords('shell');
  const own = useLooseWords('shell');
  const tenant = useTenantName();
  const values = useValues();
  const { found, again } = useFeatureAnswers();

  const textOf = (words: LooseTranslate, id: string, filled: Filled | null) => ({
    question: words(`help.${id}.question`),
    text: filled && words(`help.${id}.answer`, { tenant, ...filled }),
  });
  const app = ownIds.map((id): Answer => {
    const { opens, ...answer }: OwnAnswer = ownAnswers[id];
    return {
      id,
      ...textOf(own, id, values(answer)),
      link: opens ? { to: opens.to, title: t(opens.title) } : null,
    };
  });
  const work = found?.answers.map((answer): Answer => {
    const { feature, id, link, legend } = answer;
    return {
      id,
      ...textOf(looseWordsOf(feature), id, values(answer)),
      link: link && { to: link.to, title: faceText(feature, link.title) },
      ...(legend && { legend }),
    };
  });
  return { app, work, incomplete: found?.incomplete ?? false, again };
}
