import { useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { MapPinOff } from 'lucide-react';
import { PositionHelp } from '../on-site/position/position-help.tsx';

/** What may fail without a position, and how to allow it again. */
export function PositionRefused() {
  const t = useWords('crew-ops');
  return (
    <div className={grid.gap2}>
      <Banner kind="warning" icon={MapPinOff} title={t('permissions.title')} text={t('permissions.text')} />
      <PositionHelp />
    </div>
  );
}
