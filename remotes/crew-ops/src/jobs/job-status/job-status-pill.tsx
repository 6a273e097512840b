import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import { statusLooks } from './status-look.ts';
import type { ShownStatus } from './status-look.ts';

export function JobStatusPill({ status }: { status: ShownStatus }) {
  const t = useWords('crew-ops');
  return <StatusPill {...statusLooks[status]} label={t(`job-status.${status}`)} />;
}
