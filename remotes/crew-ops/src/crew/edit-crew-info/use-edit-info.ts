import { invalidate, patch } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { crewQuery } from '../../base/crew-ops.queries.ts';

/** Changes what is told about a crew, against the version that was read. */
export function useEditInfo(crewId: string) {
  const t = useWords('crew-ops');
  return useFormCommand(projectCrews.editInfo, {
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
    onSuccess: () => {
      toast.success(t('edit-crew-info.saved'));
      return invalidate(crewQuery(crewId));
    },
  });
}
