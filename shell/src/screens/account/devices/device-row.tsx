import type { AnswerOf, sessions } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { IconButton, ListRow, RowIcon, StatusPill } from '@callboard/ui';
import { Laptop, LogOut, MapPin, Smartphone } from 'lucide-react';
import { useDeviceName } from './use-device-name.ts';

export type SignedInDevice = AnswerOf<typeof sessions.sessions>['items'][number];

const phones = /iPhone|iPad|Android/;

/** Where somebody is signed in: what it is, since when, and when it was seen last. */
export function DeviceRow({ one, onEnd }: { one: SignedInDevice; onEnd: () => void }) {
  const t = useWords('account');
  const { when } = useFormat();
  const name = useDeviceName()(one.device);
  return (
    <ListRow
      leading={<RowIcon icon={phones.test(one.device) ? Smartphone : Laptop} />}
      title={name}
      subtitle={[
        t('devices.since', { at: when(one.startedAt) }),
        ...(one.signedInBy ? [t(`devices.by.${one.signedInBy}`)] : []),
      ].join(', ')}
      text={
        one.current ? (
          <StatusPill status="confirmed" icon={MapPin} label={t('devices.here')} />
        ) : (
          t('devices.seen', { at: when(one.lastSeenAt) })
        )
      }
      trailing={
        !one.current && (
          <IconButton label={t('devices.end', { device: name })} icon={LogOut} onClick={onEnd} />
        )
      }
    />
  );
}
