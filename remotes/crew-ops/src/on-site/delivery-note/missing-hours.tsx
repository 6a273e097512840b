import type { DeliveryNote } from '@callboard/contract';
import { lacksHours } from '@callboard/domain';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, buttonClass } from '@callboard/ui';
import { paths } from '../../base/paths.ts';
import { isSigned } from './note/note-head.tsx';

/** Who keeps the note from being signed, and the way to where that is settled. */
export function MissingHours({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { list } = useFormat();
  const { crewId, rows, state, viewer } = note;
  const names = rows.filter(lacksHours).map(({ name }) => name);
  if (names.length === 0 || state === 'notReady' || isSigned(note)) return null;
  const isClient = viewer === 'client';
  return (
    <Banner
      kind="warning"
      title={t('delivery-note.openHours')}
      text={
        <>
          <p>{t('delivery-note.openHoursOf', { names: list(names) })}</p>
          {isClient && <p>{t('delivery-note.openHoursWait')}</p>}
        </>
      }
      action={
        !isClient && (
          <Link to={paths.crewChiefJob.to({ id: crewId })} className={buttonClass({ kind: 'secondary' })}>
            {t('sign-off.toList')}
          </Link>
        )
      }
    />
  );
}
