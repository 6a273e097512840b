import { useCommand, useOnline } from '@callboard/client';
import { plannerCrews } from '@callboard/contract';
import { errorTextOf, useGo } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, Dialog, toast } from '@callboard/ui';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../base/paths.ts';
import { readCrewsAgain } from '../base/membership-crew.queries.ts';
import type { CrewWithPeople } from './membership-crew.tsx';

/** Ends a crew after one has read how many people leave it. */
export function CloseCrew({ crew }: { crew: Pick<CrewWithPeople, 'id' | 'name' | 'members'> }) {
  const t = useWords('planning');
  const go = useGo();
  const online = useOnline();
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const command = useCommand(plannerCrews.closeMembershipCrew, {
    onSuccess: () => {
      close();
      go(paths.membershipCrews.to(), { replace: true });
      toast.success(t('membership-crew.closed', { crew: crew.name }));
      return readCrewsAgain();
    },
    onError: (error) => {
      close();
      toast.error(
        error.code === 'wrong_state' ? t('membership-crew.closeOffered') : errorTextOf(error).title,
      );
    },
  });
  return (
    <>
      <Button kind="quiet" icon={Archive} disabled={!online} onClick={() => setAsked(true)}>
        {t('membership-crew.close')}
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        decisive
        title={t('membership-crew.closeTitle', { crew: crew.name })}
        text={
          crew.members === 0
            ? t('membership-crew.closeEmpty')
            : t('membership-crew.closeText', { count: crew.members })
        }
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              {t('membership-crew.keep')}
            </Button>
            <Button
              kind="danger"
              busy={command.isPending}
              onClick={() => command.mutate({ params: { id: crew.id } })}
            >
              {t('membership-crew.close')}
            </Button>
          </>
        }
      />
    </>
  );
}
