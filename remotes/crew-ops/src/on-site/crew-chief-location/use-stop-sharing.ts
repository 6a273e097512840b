import { queued, useQueued } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';
import { liveLocationsQuery } from './live-locations.queries.ts';
import { endSharing } from './sharing.ts';

const stopSharing = queued(projectCrews.shareLocation, {
  name: 'crew-ops.stop-sharing',
  entity: ({ params }) => `sharing/${params.id}`,
  invalidates: ({ params }) => [crewQuery(params.id), liveLocationsQuery(params.id)],
});

/** Stops here at once; the server hears of it as soon as there is a network. */
export function useStopSharing() {
  const t = useWords('crew-ops');
  const run = useQueued(stopSharing, {
    title: () => t('crew-chief-location.stop'),
    editAt: ({ params }) => paths.crewChiefLocation.to({ id: params.id }),
  });
  return (crewId: string) => {
    endSharing(crewId);
    void run({ params: { id: crewId }, body: { action: 'stop' } });
  };
}
