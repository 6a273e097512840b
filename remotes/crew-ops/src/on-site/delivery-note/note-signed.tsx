import type { DeliveryNote } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';

/** Who stands for the hours since when, and where the copy went. */
export function NoteSigned({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const { signedAt, signerName, signerEmail, digitallyConfirmed, sentAt, timeZone } = note;
  if (!signedAt) return <SignatureRemoved note={note} />;
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

/** Somebody had signed, and other hours count since. */
function SignatureRemoved({ note: { signatureRemoved, state, timeZone } }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  if (!signatureRemoved || state === 'notReady') return null;
  const { signer, by, at, reason } = signatureRemoved;
  return (
    <Banner
      kind="warning"
      title={t('delivery-note.signatureRemoved')}
      text={t('delivery-note.signatureRemovedText', {
        signer,
        name: by ?? t('job.byServer'),
        at: dateTime(at, timeZone),
        reason,
      })}
    />
  );
}
