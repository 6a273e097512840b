import { useOnline } from '@callboard/client';
import type { CheckHours, HoursObjection } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Card, Section, StatusPill } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { sideOf } from './hours-form.ts';
import { HoursDifference } from './hours-difference.tsx';
import styles from './person-hours.module.css';
import { useWithdrawObjection } from './use-withdraw-objection.ts';

type ObjectionCardProps = { hours: CheckHours; objection: HoursObjection; own: boolean };

const looks = {
  open: 'waiting',
  withdrawn: 'quiet',
  corrected: 'confirmed',
  kept: 'quiet',
} as const satisfies Record<HoursObjection['state'], string>;

/** What the person says of the hours, and what the office has answered. */
export function ObjectionCard({ hours, objection, own }: ObjectionCardProps) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const online = useOnline();
  const { mutate, isPending } = useWithdrawObjection(hours);
  const { state, comment, at, answer, settledBy, settledAt, id } = objection;
  const side = sideOf(hours);
  return (
    <Section title={own ? t('person-hours.youSay') : t('person-hours.says', { name: hours.name })}>
      <Card>
        <div className={wrap.between}>
          <span className={quiet.text}>{dateTime(at, hours.timeZone)}</span>
          <StatusPill status={looks[state]} label={t(`person-hours.state.${state}`)} />
        </div>
        {state === 'open' && <HoursDifference hours={hours} before={side} after={objection} />}
        <blockquote className={styles.quote}>{comment}</blockquote>
        {state === 'open' && own && <p>{t('person-hours.waits')}</p>}
        {(state === 'corrected' || state === 'kept') && (
          <p>
            {t('person-hours.answeredBy', {
              name: settledBy ?? '',
              at: settledAt ? dateTime(settledAt, hours.timeZone) : '',
            })}{' '}
            {answer}
          </p>
        )}
        {hours.may.withdraw && (
          <Button
            kind="secondary"
            busy={isPending}
            disabled={!online}
            onClick={() => mutate({ params: { id: hours.crewItemId, objectionId: id } })}
          >
            {t('person-hours.withdraw')}
          </Button>
        )}
      </Card>
    </Section>
  );
}
