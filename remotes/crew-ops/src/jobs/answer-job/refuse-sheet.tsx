import { jobs } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Button } from '@callboard/ui';
import type { Answerable } from './answerable.ts';
import { RefusalFields, isSaid, notSaid, refusalOf } from './refusal-fields.tsx';
import { useRefuseJob } from './use-refuse-job.ts';

/** Asks for the reason, and says what follows before it happens. */
export function RefuseSheet({ job, onClose }: { job: Answerable; onClose: () => void }) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const refuse = useRefuseJob(job);
  const form = useFormSheet({
    title: t('answer-job.refuseTitle', { what: job.what }),
    draft: `refuse/${job.id}`,
    offline: 'needs-network',
    labels: { reason: t('answer-job.reason'), comment: t('answer-job.ownReason') },
    start: notSaid,
    endpoint: jobs.confirmation,
    body: refusalOf,
    send: refuse,
    onClose,
  });
  const keep = () => {
    form.forget();
    onClose();
  };
  return (
    <FormSheet
      form={form}
      subtitle={date(job.startDate, 'weekday')}
      submit={t('answer-job.refuse')}
      submitKind="danger"
      stopped={!isSaid(form.values)}
      actions={
        <Button kind="secondary" size="large" onClick={keep}>
          {t('answer-job.keep')}
        </Button>
      }
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
