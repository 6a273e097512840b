import type { DeliveryNote } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';

/** Who stands for the hours since when, and where the copy went. */
export function NoteSigned({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const { signedAt, signerName, signerEmail, digitallyConfirmed, sentAt, timeZone } = note;
  if (!signedAt) return null;
  const at = dateTime(signedAt, timeZone);
  const sent = sentAt && t('delivery-note.sentAt', { at: dateTime(sentAt, timeZone) });
  return (
    <Banner
      kind="success"
      title={t(digitallyConfirmed ? 'delivery-note.confirmedBy' : 'delivery-note.signedBy', {
        name: signerName,
        at,
      })}
      text={[t('delivery-note.locked'), sent && [sent, signerEmail].filter(Boolean).join(' · ')]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
