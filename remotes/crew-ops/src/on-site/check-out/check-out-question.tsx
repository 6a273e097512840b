import type { CrewCheck } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Sheet, buttonClass } from '@callboard/ui';
import { LogOut } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { EarlySheet } from '../check/early-sheet.tsx';
import type { CheckOutFlow } from './use-check-out-flow.ts';

type CheckOutQuestionProps = { check: CrewCheck; flow: CheckOutFlow };

/** The one sheet that a tap on "Check out" may open. */
export function CheckOutQuestion({ check, flow }: CheckOutQuestionProps) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const { question, close, leave } = flow;
  if (question === null) return null;
  if (question.kind === 'closed')
    return (
      <Sheet
        open
        onClose={close}
        title={t('check-out.closed', { time: time(question.closedAt, check.timeZone) })}
        actions={
          <Link to={paths.contactCrewChief.to({ id: check.crewId })} className={buttonClass()}>
            {t('check-in.callChief')}
          </Link>
        }
      >
        <p>{t('check-out.closedText')}</p>
      </Sheet>
    );
  const breakMissing = question.breakMissing && <p>{t('check-out.breakMissing')}</p>;
  if (question.early)
    return (
      <EarlySheet check={check} onReason={leave} onClose={close}>
        {breakMissing}
      </EarlySheet>
    );
  return (
    <Sheet
      open
      onClose={close}
      title={t('check-out.breakTitle')}
      actions={
        <Button icon={LogOut} onClick={() => leave()}>
          {t('check-out.now')}
        </Button>
      }
    >
      {breakMissing}
    </Sheet>
  );
}
