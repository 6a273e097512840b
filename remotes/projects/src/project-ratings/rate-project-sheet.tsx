import { invalidate } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { RatingOfProject } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, StarField, useFormCommand, useFormSheet } from '@callboard/parts';
import { TextArea, toast } from '@callboard/ui';

type Mine = RatingOfProject['mine'];
type RateProjectSheetProps = { number: string; mine: Mine; onClose: () => void };

/** What a client says of the project as a whole. */
export function RateProjectSheet({ number, mine, onClose }: RateProjectSheetProps) {
  const t = useWords('projects');
  const rate = useFormCommand(projects.rateProject, { onSuccess: () => readAgain() });
  const before = { stars: mine?.stars ?? null, comment: mine?.comment ?? '' };
  const undo = () =>
    void rate({ params: { number }, body: before }).catch(() => toast.error(t('rate-project.notUndone')));
  const form = useFormSheet({
    title: t('rate-project.title'),
    draft: `rate-project/${number}`,
    offline: 'needs-network',
    labels: { stars: t('rate-project.stars'), comment: t('rate-project.comment') },
    start: before,
    endpoint: projects.rateProject,
    body: ({ stars, comment }) => ({ stars, comment: stars === null ? '' : comment.trim() }),
    check: ({ stars }) =>
      stars === null && mine === null
        ? [{ path: 'stars' as const, code: 'required' as const, text: t('rate-project.missing') }]
        : [],
    send: async (body) => {
      await rate({ params: { number }, body });
      toast.success(t(body.stars === null ? 'rate-project.removed' : 'rate-project.saved'), {
        time: 8000,
        action: { label: t('rate-project.undo'), run: undo },
      });
    },
    onClose,
  });
  const { stars } = form.values;
  return (
    <FormSheet form={form} submit={t('rate-project.save')}>
      <StarField
        label={t('rate-project.stars')}
        name={t('rate-project.stars')}
        value={stars}
        id={form.field('stars').id}
        error={form.field('stars').error}
        onValue={(value) => form.change({ stars: value })}
      />
      {stars !== null && (
        <TextArea {...form.field('comment')} hint={t('rate-project.commentHint')} rows={3} maxLength={1000} />
      )}
    </FormSheet>
  );
}

const readAgain = () =>
  Promise.all([invalidate(projects.projectRatings), invalidate(projects.projectActivities)]);
