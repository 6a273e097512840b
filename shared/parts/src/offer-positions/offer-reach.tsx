import { useQuery } from '@callboard/client';
import { Banner } from '@callboard/ui';
import { Users } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import type { OfferValues } from './offer-form.ts';
import { offerReachQuery } from './offer.queries.ts';

/** How many people can see the offer as it is chosen now. */
export function OfferReach({ values }: { values: OfferValues }) {
  const t = usePartWords();
  const { functionIds, regionIds, plannerCrewId } = values;
  const { data, error } = useQuery(
    offerReachQuery({
      ...(functionIds.length > 0 && { functions: functionIds.join(',') }),
      ...(regionIds.length > 0 && { regions: regionIds.join(',') }),
      ...(plannerCrewId && { crew: plannerCrewId }),
    }),
  );
  if (data === undefined)
    return (
      <Banner
        kind="info"
        icon={Users}
        title={t(error === null ? 'offer-positions.counting' : 'offer-positions.notCounted')}
      />
    );
  return (
    <div aria-live="polite">
      {data.people === 0 ? (
        <Banner kind="warning" title={t('offer-positions.nobody')} text={t('offer-positions.nobodyText')} />
      ) : (
        <Banner kind="info" icon={Users} title={t('offer-positions.reach', { count: data.people })} />
      )}
    </div>
  );
}
