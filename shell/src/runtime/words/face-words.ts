import { callHeaders } from '@callboard/contract';
import type { FeatureId, Labels, Language, Lineup } from '@callboard/contract';
import { declareWords, looseWordsOf } from '@callboard/i18n';
import { lineupAddress } from '../../boot/lineup-address.ts';
import { labelsHash } from '../../boot/proof.ts';

/** The namespace of what a feature's face says: titles, menu labels and entries of the start page. */
export const faceWords = (id: FeatureId): string => `face/${id}`;

/** A text of a face, in the language of the moment. */
export const faceText = (id: FeatureId, key: string): string => looseWordsOf(faceWords(id))(key);

async function ask(language: Language, { labelHashes }: Lineup): Promise<Labels> {
  const answer = await fetch(`/api/v1${lineupAddress({ language, pathname: '/' })}`, {
    headers: callHeaders,
  });
  const { labels } = (await answer.json()) as Lineup;
  if (labels.language !== language || (await labelsHash(labels.texts)) !== labelHashes[language])
    throw new Error('These are the labels of another lineup.');
  return labels;
}

/** What faces say is there before any code of a feature; another language than the lineup came in is asked for. */
export function declareFaceWords(lineup: Lineup): void {
  const known = new Map<Language, Promise<Labels>>([
    [lineup.labels.language, Promise.resolve(lineup.labels)],
  ]);
  const labelsIn = (language: Language): Promise<Labels> => {
    const labels = known.get(language) ?? ask(language, lineup);
    known.set(language, labels);
    return labels.catch((error: unknown) => {
      known.delete(language);
      console.warn(`No labels in ${language}.`, error);
      // Without network, or after a release: a menu in the language before is better than one of keys.
      return lineup.labels;
    });
  };
  for (const { feature } of lineup.features)
    declareWords(faceWords(feature), async (language) => (await labelsIn(language)).texts[feature] ?? {});
}
