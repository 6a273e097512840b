import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { home, projectCrews } from '@callboard/contract';
import type { AnswerOf } from '@callboard/contract';
import { crewQuery } from '../../base/crew-ops.queries.ts';

type Callbacks = {
  readonly onSignedOff: (answer: AnswerOf<typeof projectCrews.signOff>) => void;
  readonly onRefused: (error: CallError) => void;
};

/** Locks the hours of the crew. Not shown before the server has said so: it cannot be undone. */
export function useSignOff(crewId: string, { onSignedOff, onRefused }: Callbacks) {
  const again = () =>
    Promise.all([
      invalidate(crewQuery(crewId)),
      invalidate(projectCrews.projectCrewItemStatus),
      invalidate(projectCrews.deliveryNote),
      invalidate(home.home),
    ]);
  return useCommand(projectCrews.signOff, {
    onSuccess: (answer) => {
      onSignedOff(answer);
      void again();
    },
    onError: (error) => {
      onRefused(error);
      // Who went home or came back in the meantime is seen at once.
      if (error.code === 'wrong_state') void again();
    },
  });
}
