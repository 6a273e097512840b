import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import { LogIn } from 'lucide-react';
import type { CheckInFlow } from './use-check-in-flow.ts';

/** Quiet before its time: somebody who said to be on the way may be there already. */
export function CheckInButton({ flow, quiet = false }: { flow: CheckInFlow; quiet?: boolean }) {
  const t = useWords('crew-ops');
  const look = quiet ? ({ kind: 'secondary', size: 'large' } as const) : {};
  return (
    <Button {...look} icon={LogIn} wide busy={flow.seeking} onClick={flow.tap}>
      {t(flow.seeking ? 'check-in.seeking' : 'check-in.now')}
    </Button>
  );
}
