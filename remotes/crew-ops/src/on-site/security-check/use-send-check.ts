import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { securityChecks } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';

type Callbacks = { readonly onSent: () => void; readonly onRefused: (error: CallError) => void };

/** Sends the signed paper by mail. */
export function useSendCheck({ onSent, onRefused }: Callbacks) {
  const t = useWords('crew-ops');
  return useCommand(securityChecks.sendSecurityCheck, {
    onSuccess: ({ email }) => {
      toast.success(t('security-check.sentTo', { email }));
      onSent();
      void invalidate(securityChecks.securityChecks);
    },
    onError: onRefused,
  });
}
