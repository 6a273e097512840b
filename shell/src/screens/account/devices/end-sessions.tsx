import { invalidate, useCommand, useOutbox } from '@callboard/client';
import { sessions, shellPages } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, toast } from '@callboard/ui';
import { useNavigate } from 'react-router-dom';
import { AskDialog } from '../ask-dialog.tsx';
import type { SignedInDevice } from './device-row.tsx';
import { useDeviceName } from './use-device-name.ts';
import { useEndOthers } from './use-end-others.ts';

type Closing = { onClose: () => void };

export function EndSession({ device, onClose }: Closing & { device: SignedInDevice }) {
  const t = useWords('account');
  const name = useDeviceName()(device.device);
  const done = () => {
    toast.success(t('devices.ended', { device: name }));
    onClose();
    return invalidate(sessions.sessions);
  };
  const end = useCommand(sessions.endSession, {
    onSuccess: done,
    // It ended elsewhere: the wish is true already. Anything else is shown by the dialog.
    onError: (error) => (error.code === 'not_found' ? done() : undefined),
  });
  return (
    <AskDialog
      title={t('devices.end-title')}
      text={t('devices.end-text', { device: name })}
      submit={t('devices.end-submit')}
      busy={end.isPending}
      error={end.error}
      onSubmit={() => end.mutate({ params: { id: device.id } })}
      onClose={onClose}
    />
  );
}

export function EndOthers({ others, onClose }: Closing & { others: readonly SignedInDevice[] }) {
  const t = useWords('account');
  const { endOthers, busy, error } = useEndOthers(() => {
    toast.success(t('devices.others-done'));
    onClose();
  });
  return (
    <AskDialog
      title={t('devices.others-title')}
      text={t('devices.others-text')}
      submit={t('devices.others')}
      busy={busy}
      error={error}
      onSubmit={() => void endOthers(others.map(({ id }) => id))}
      onClose={onClose}
    />
  );
}

export function EndEverywhere({ onClose }: Closing) {
  const t = useWords('account');
  const navigate = useNavigate();
  const unsent = useOutbox().items.some(({ state }) => state !== 'sent');
  const end = useCommand(sessions.endSessions, {
    onSuccess: () => void navigate(shellPages.logout, { replace: true }),
    // The dialog shows it.
    onError: () => undefined,
  });
  return (
    <AskDialog
      title={t('devices.everywhere-title')}
      text={t('devices.everywhere-text')}
      submit={t('devices.everywhere')}
      busy={end.isPending}
      error={end.error}
      onSubmit={() => end.mutate()}
      onClose={onClose}
    >
      {unsent && <Banner kind="warning" title={t('devices.unsent')} />}
    </AskDialog>
  );
}
