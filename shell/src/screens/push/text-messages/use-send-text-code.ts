import { call, invalidate } from '@callboard/client';
import { push } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useAttempt } from '../../sign-in-ways/use-attempt.ts';

/** Sends a code to a number; answers whether one is on its way. */
export function useSendTextCode() {
  const t = useWords('shell');
  const { busy, error, attempt } = useAttempt();

  async function sendCode(number: string): Promise<boolean> {
    let sent = false;
    await attempt(async () => {
      await call(push.sendTextCode, { body: { number } });
      sent = true;
      await invalidate(push.notificationSettings);
    });
    return sent;
  }

  const tooMany = error && 'code' in error && error.code === 'too_many';
  const trouble =
    error && (tooMany ? { title: t('push.code-too-many'), text: t('push.code-later') } : errorTextOf(error));
  return { busy, trouble, sendCode };
}
