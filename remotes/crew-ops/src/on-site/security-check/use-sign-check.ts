import { invalidate } from '@callboard/client';
import { forms, securityChecks } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';

/** The client signs below the chief. Nothing is shown as signed before the server has said so. */
export function useSignCheck() {
  const t = useWords('crew-ops');
  return useFormCommand(securityChecks.signSecurityCheck, {
    onSuccess: ({ signerName }) => {
      toast.success(t('security-check.secondSigned', { name: signerName }));
      return Promise.all([invalidate(securityChecks.securityChecks), invalidate(forms.perform)]);
    },
  });
}
