import { invalidate, patch, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { crewQuery } from '../../crew-ops.queries.ts';

type Told = { readonly onSaved: () => void; readonly onRefused: (error: CallError) => void };

/** Changes what is told about a crew, against the version that was read. */
export function useEditInfo(crewId: string, { onSaved, onRefused }: Told) {
  const t = useWords('crew-ops');
  return useCommand(projectCrews.editInfo, {
    optimistic: ({ body: { external, internal, crew, crewChief } }) => [
      patch(crewQuery(crewId), (before) => ({
        ...before,
        info: {
          external: external ?? before.info.external,
          internal: internal ?? before.info.internal,
          crew: crew ?? before.info.crew,
          crewChief: crewChief ?? before.info.crewChief,
        },
      })),
    ],
    onSuccess: async () => {
      onSaved();
      toast.success(t('edit-crew-info.saved'));
      await invalidate(crewQuery(crewId));
    },
    onError: async (error) => {
      // How it is now is what the next try is made against.
      if (error.code === 'conflict') await invalidate(crewQuery(crewId));
      onRefused(error);
    },
  });
}
