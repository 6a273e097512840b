import { useCommand, useOnline, useQuery } from '@callboard/client';
import { persons } from '@callboard/contract';
import type { Person, ProfilePicture as Submitted } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater, useRejectionText } from '@callboard/parts';
import { Banner, Button, toast } from '@callboard/ui';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import styles from '../profile.module.css';
import { lastPictureQuery, pictureChanged } from '../personal-data/profile.queries.ts';

const PictureSheet = openedLater(
  async () => (await import(/* webpackChunkName: "profile-sheets" */ './picture-sheet.tsx')).PictureSheet,
);

/** The own picture: a new one waits for the office, until then others see the old one. */
export function ProfilePicture({ person }: { person: Person }) {
  const t = useWords('profile');
  const { id, picture, may } = person;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // Where others see an approved one, only this says that a newer one waits.
  const last = useQuery({ ...lastPictureQuery(id), enabled: may.addPicture }).data?.items[0];
  const change = () => setOpen(true);
  return (
    <div className={styles.picture}>
      {last?.state === 'pending' && <Waits submitted={last} />}
      {last?.state === 'rejected' && <Rejected submitted={last} onChange={change} />}
      {may.addPicture && last?.state !== 'rejected' && (
        <Button
          kind="secondary"
          wide={false}
          icon={Camera}
          onClick={change}
          onPointerEnter={PictureSheet.fetchAhead}
        >
          {t(picture ? 'picture.change' : 'picture.add')}
        </Button>
      )}
      {open && <PictureSheet personId={id} onClose={close} onMissing={close} />}
    </div>
  );
}

function Waits({ submitted }: { submitted: Submitted }) {
  const t = useWords('profile');
  const online = useOnline();
  const { date } = useFormat();
  const { id, submittedAt, may } = submitted;
  const withdraw = useCommand(persons.withdrawProfilePicture, {
    onSuccess: () => {
      toast.success(t('picture.withdrawn'));
      return pictureChanged();
    },
  });
  return (
    <Banner
      kind="info"
      title={t('picture.waits')}
      text={
        <>
          <p>{t('picture.waitsText')}</p>
          <p>{t('since', { when: date(submittedAt, 'medium') })}</p>
        </>
      }
      action={
        may.withdraw && (
          <Button
            kind="quiet"
            disabled={!online}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id } })}
          >
            {t('picture.withdraw')}
          </Button>
        )
      }
    />
  );
}

function Rejected({ submitted, onChange }: { submitted: Submitted; onChange: () => void }) {
  const t = useWords('profile');
  const why = useRejectionText();
  return (
    <Banner
      kind="warning"
      title={t('picture.rejected')}
      text={why(submitted.reasonCode, submitted.reason)}
      action={
        <Button kind="secondary" onClick={onChange}>
          {t('picture.another')}
        </Button>
      }
    />
  );
}
