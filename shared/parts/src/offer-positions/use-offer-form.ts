import { crewItems } from '@callboard/contract';
import type { OfferChoices } from '@callboard/contract';
import { useFormat } from '@callboard/i18n';
import { useFormSheet } from '../form-sheet/use-form-sheet.ts';
import { usePartWords } from '../words/use-part-words.ts';
import { firstStart, isOffered, offerBody, offerValues, untilOf } from './offer-form.ts';
import type { OfferItem, OfferValues } from './offer-form.ts';
import { useOfferCommands } from './use-offer-commands.ts';

export type OfferFormOptions = {
  choices: OfferChoices;
  /** Those that can be offered. */
  items: readonly OfferItem[];
  /** Of positions just like each other: those that were tapped. */
  ids: readonly string[] | null;
  now: number;
  /** What of the page shows it. */
  onSaved: () => unknown;
  onClose: () => void;
};

/** What is offered, and how, as it is typed. */
export function useOfferForm({ choices, items, ids, now, onSaved, onClose }: OfferFormOptions) {
  const t = usePartWords();
  const { dateTime, number } = useFormat();
  const isChange = items.every(isOffered);
  const title = t(isChange ? 'offer-positions.change' : 'offer-positions.title');
  const { offer, withdraw } = useOfferCommands({ isChange, onSaved });
  const chosenIn = ({ all }: OfferValues) =>
    all || ids === null ? items : items.filter(({ id }) => ids.includes(id));
  const begin = firstStart(items);
  const form = useFormSheet({
    title,
    draft: `offer-positions/${items.map(({ id }) => id).join(',')}`,
    offline: 'needs-network',
    labels: {
      functionIds: t('offer-positions.functions'),
      regionIds: t('offer-positions.regions'),
      plannerCrewId: t('offer-positions.crew'),
      untilDay: t('offer-positions.untilDay'),
      untilTime: t('offer-positions.untilTime'),
      decides: t('offer-positions.decides'),
      all: t('offer-positions.all', { n: number(items.length) }),
    },
    start: offerValues(items, choices.firstCome, now),
    endpoint: crewItems.offerPositions,
    body: (values) => offerBody(values, chosenIn(values)),
    paths: { until: 'untilTime' },
    check: (values) => {
      const until = untilOf(values, items)?.getTime();
      if (values.untilDay === '') return [{ path: 'untilDay', code: 'required' }];
      if (until === undefined) return [{ path: 'untilTime', code: 'required' }];
      if (until <= now) return [{ path: 'untilTime', code: 'in_the_past' }];
      if (until <= begin) return [];
      const when = dateTime(new Date(begin), items[0]?.timeZone);
      const text = t('offer-positions.notAfter', { when });
      return [{ path: 'untilTime', code: 'too_far_ahead', text }];
    },
    send: (body) => offer({ body }),
    onClose,
  });
  return { form, title, isChange, chosen: chosenIn(form.values), withdraw };
}
