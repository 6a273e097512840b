import { invalidate, queued, useQueued } from '@callboard/client';
import type { RunOptions } from '@callboard/client';
import { crewMembers, home, persons, projectCrews, projects } from '@callboard/contract';
import type { CrewRatings, RatedPerson } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { useRef } from 'react';
import { paths } from '../base/paths.ts';
import { withRated } from './given.ts';
import { crewRatingsQuery } from './rate-crew.queries.ts';

export const ratingsEntity = (crewId: string): string => `crewRatings/${crewId}`;

export const rateCrew = queued(projectCrews.rateCrew, {
  name: 'crew-ops.rate-crew',
  entity: ({ params }) => ratingsEntity(params.id),
  apply: (list: CrewRatings, { key, madeAt, input: { body } }) =>
    withRated(list, body.people, { key, at: new Date(madeAt).toISOString() }),
  invalidates: ({ params }) => [
    crewRatingsQuery(params.id),
    crewMembers.crewRatings,
    persons.crewProfile,
    home.home,
  ],
});

type RateCrewOptions = {
  readonly id: string;
  readonly name: string;
  /** Of stars that were just saved: the page says it, and still shows them. */
  readonly onRefused: () => void;
};
type Change = { readonly before: RatedPerson; readonly after: RatedPerson };

/** Rates a crew in one go. Nobody is told of it, so that it can be undone as it was done. */
export function useRateCrew({ id, name, onRefused }: RateCrewOptions) {
  const t = useWords('crew-ops');
  const latest = useRef<readonly Change[]>([]);
  const shared = {
    title: () => t('rate-crew.outbox', { name }),
    editAt: () => paths.rateCrew.to({ id }),
    onRefused: () => {
      onRefused();
      return invalidate(crewRatingsQuery(id));
    },
  };
  const bodyOf = (people: RatedPerson[]) => ({ params: { id }, body: { people } });
  const undo = useQueued(rateCrew, {
    ...shared,
    onSent: () => {
      void invalidate(projects.projectRatings);
      toast.success(t('rate-crew.undone'));
    },
  });
  const save = useQueued(rateCrew, {
    ...shared,
    onSent: () => {
      void invalidate(projects.projectRatings);
      const changes = latest.current;
      toast.success(t('rate-crew.saved', { count: changes.length }), {
        time: 8000,
        action: {
          label: t('rate-crew.undo'),
          run: () => void undo(bodyOf(changes.map(({ before }) => before))),
        },
      });
    },
  });
  return (changes: readonly Change[], options?: RunOptions) => {
    latest.current = changes;
    return save(bodyOf(changes.map(({ after }) => after)), options);
  };
}
