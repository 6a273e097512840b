import { useWords } from '@callboard/i18n';
import { Button, toast } from '@callboard/ui';
import { Download } from 'lucide-react';
import { AppleSteps } from './apple-steps.tsx';
import { installNow, useInstallPlace } from './install-place.ts';

/** Below the answer of the help: the way that this device has, where it has one. */
export function InstallHere() {
  const t = useWords('shell');
  const place = useInstallPlace();
  if (place === 'none') return null;
  if (place === 'apple') return <AppleSteps />;
  const accept = () => {
    installNow().catch(() => toast.error(t('install.failed')));
  };
  return (
    <Button icon={Download} onClick={accept}>
      {t('install.now')}
    </Button>
  );
}
