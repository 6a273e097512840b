import { useOnline } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { useRejectionText } from '@callboard/parts';
import { Banner, buttonClass } from '@callboard/ui';
import { Hourglass, Printer } from 'lucide-react';
import { paths } from '../base/paths.ts';

/** Why it can or cannot go on, in one place. */
export function DocumentNotices({ document }: { document: DocumentDetail }) {
  const t = useWords('documents');
  const { dateTime, list } = useFormat();
  const online = useOnline();
  const rejection = useRejectionText();
  const { status, waitingFor, paper, reason, reasonCode, replacedBy, voided, may } = document;
  const declined = document.signatories.find((one) => one.declinedReason !== '');
  return (
    <>
      {!online && may.sign && <Banner kind="warning" title={t('document.offline')} />}
      {paper && <Banner kind="info" icon={Printer} title={t('document.paper')} text={paper.why} />}
      {waitingFor.length > 0 && (
        <Banner
          kind="info"
          icon={Hourglass}
          title={t('document.waitingFor', { names: list(waitingFor) })}
          text={t('document.waitingForText')}
        />
      )}
      {status.id === 'declined' && declined && (
        <Banner
          kind="error"
          title={t('document.declinedBy', { name: declined.name })}
          text={declined.declinedReason}
        />
      )}
      {status.id === 'refused' && (
        <Banner kind="error" title={t('document.rejected')} text={rejection(reasonCode, reason)} />
      )}
      {voided && (
        <Banner
          kind="info"
          title={t(status.id === 'replaced' ? 'void.replacedBy' : 'void.by', {
            name: voided.by,
            at: dateTime(voided.at),
          })}
          text={reason}
        />
      )}
      {status.id !== 'declined' && status.id !== 'refused' && !voided && reason && (
        <Banner kind="info" title={t('document.reason')} text={reason} />
      )}
      {status.id === 'beingVerified' &&
        (may.verify ? (
          <Banner kind="info" title={t('verify.asked')} text={t('verify.askedText')} />
        ) : (
          <Banner kind="info" title={t('document.beingVerified')} text={t('document.beingVerifiedText')} />
        ))}
      {replacedBy && (
        <Banner
          kind="info"
          title={t('document.replaced')}
          action={
            <Link to={paths.document.to({ id: replacedBy })} className={buttonClass({ kind: 'quiet' })}>
              {t('document.toNew')}
            </Link>
          }
        />
      )}
    </>
  );
}
