import { useCommand, useOnline } from '@callboard/client';
import { path, persons, profileWays } from '@callboard/contract';
import type { Person } from '@callboard/contract';
import { useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMayCall } from '@callboard/session';
import { Button, Card, Section, Switch, toast } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { Copy, Share2 } from 'lucide-react';
import { patchPerson } from './personal-data/profile.queries.ts';
import styles from './profile.module.css';

/** A page about oneself that anybody can open who has its address. */
export function PublicProfile({ person }: { person: Person }) {
  const t = useWords('profile');
  const online = useOnline();
  const { id, publicProfile, may } = person;
  const address = path(profileWays.publicProfile).to({ personId: id });
  const isThere = useCanOpen(address);
  const maySwitch = useMayCall(persons.profileAccess) && may.switchProfile;
  const access = useCommand(persons.profileAccess, {
    optimistic: ({ body }) => patchPerson(id, { publicProfile: body.public }),
  });
  if (!isThere || (!maySwitch && !publicProfile)) return null;
  return (
    <Section title={t('public.title')}>
      <Card>
        <Switch
          label={t('public.switch')}
          hint={t('public.shows')}
          checked={publicProfile}
          disabled={!online || !maySwitch || access.isPending}
          onValue={(open) => access.mutate({ params: { id }, body: { public: open } })}
        />
        {publicProfile && <ProfileAddress address={`${location.origin}${address}`} />}
      </Card>
    </Section>
  );
}

function ProfileAddress({ address }: { address: string }) {
  const t = useWords('profile');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('public.copied'));
    } catch {
      toast.error(t('public.notCopied'));
    }
  };
  const share = async () => {
    try {
      await navigator.share({ url: address });
    } catch (error) {
      // The person has thought better of it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer" className={styles.address}>
        {address.replace(/^https?:\/\//, '')}
      </a>
      <div className={wrap.gap3}>
        <Button kind="secondary" wide={false} icon={Copy} onClick={() => void copy()}>
          {t('public.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button kind="secondary" wide={false} icon={Share2} onClick={() => void share()}>
            {t('public.share')}
          </Button>
        )}
      </div>
    </>
  );
}
