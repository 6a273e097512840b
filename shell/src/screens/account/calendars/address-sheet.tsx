import { useWords } from '@callboard/i18n';
import { QrCode } from '@callboard/parts';
import { Banner, Button, Sheet, TextField, buttonClass, toast } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { CalendarPlus, Copy } from 'lucide-react';
import styles from '../account.module.css';
import { feedAddresses } from './feed-addresses.ts';

export type NewAddress = { readonly name: string; readonly path: string };

/** An address that was just made, and every way to take it along: nobody sees it again. */
export function AddressSheet({ address, onClose }: { address: NewAddress; onClose: () => void }) {
  const t = useWords('account');
  const { name, path } = address;
  const { plain, webcal, google, outlook } = feedAddresses(path, name);

  async function copy() {
    try {
      await navigator.clipboard.writeText(plain);
      toast.success(t('calendars.copied'));
    } catch {
      toast.error(t('calendars.not-copied'));
    }
  }

  const elsewhere = { target: '_blank', rel: 'noreferrer', className: buttonClass({ kind: 'secondary' }) };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('calendars.address-title', { name })}
      actions={
        <Button wide size="large" onClick={onClose}>
          {t('calendars.done')}
        </Button>
      }
    >
      <div className={grid.gap4}>
        <Banner kind="warning" title={t('calendars.once')} text={t('calendars.once-text')} />
        <TextField
          label={t('calendars.address')}
          value={plain}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={grid.gap3}>
          <Button kind="secondary" icon={Copy} wide onClick={() => void copy()}>
            {t('calendars.copy')}
          </Button>
          <a href={webcal} className={buttonClass({ kind: 'secondary' })}>
            <CalendarPlus size={20} aria-hidden />
            {t('calendars.open-apple')}
          </a>
          <a href={google} {...elsewhere}>
            <CalendarPlus size={20} aria-hidden />
            {t('calendars.add-google')}
          </a>
          <a href={outlook} {...elsewhere}>
            <CalendarPlus size={20} aria-hidden />
            {t('calendars.add-outlook')}
          </a>
        </div>
        <div className={styles.scan}>
          <QrCode text={webcal} label={t('calendars.qr', { name })} />
          <p>{t('calendars.scan')}</p>
        </div>
        <p className={styles.intro}>{t('calendars.rarely')}</p>
      </div>
    </Sheet>
  );
}
