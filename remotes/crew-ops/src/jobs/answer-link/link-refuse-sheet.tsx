import { answerLinks } from '@callboard/contract';
import type { AnswerLink, JobByLink } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { nameOfJob } from '../job-row/row-job.ts';
import { RefusalFields, isSaid, notSaid, refusalOf } from '../answer-job/refusal-fields.tsx';

type LinkRefuseSheetProps = {
  token: string;
  job: JobByLink;
  onAnswered: (link: AnswerLink) => void;
  onRefused: () => void;
  onClose: () => void;
};

/** Asks for the reason, as in the app. */
export function LinkRefuseSheet({ token, job, onAnswered, onRefused, onClose }: LinkRefuseSheetProps) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const refuse = useFormCommand(answerLinks.answerByLink, {
    onSuccess: onAnswered,
    onRefused: (error) => error.code !== 'invalid' && onRefused(),
  });
  const form = useFormSheet({
    title: t('answer-job.refuseTitle', { what: nameOfJob(job) }),
    draft: `refuse-link/${job.id}`,
    offline: 'needs-network',
    labels: { reason: t('answer-job.reason'), comment: t('answer-job.ownReason') },
    start: notSaid,
    endpoint: answerLinks.answerByLink,
    body: refusalOf,
    send: (body) => refuse({ params: { token }, body }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={date(job.startDate, 'weekday')}
      submit={t('answer-job.refuse')}
      submitKind="danger"
      stopped={!isSaid(form.values)}
    >
      <RefusalFields
        isChange={job.status === 'hasChanged'}
        reason={form.values.reason}
        onReason={(reason) => form.change({ reason })}
        comment={form.field('comment')}
      />
    </FormSheet>
  );
}
