import type { CrewCheck, CrewCheckEvent } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import { Hand, LogIn, LogOut } from 'lucide-react';
import { distanceOf } from '../position/distance-to-site.ts';
import styles from './check-record.module.css';

const icons = { preCall: Hand, in: LogIn, out: LogOut } as const;
const minuteMs = 60_000;

/** Every step as it was made: when, by whom, from where, and what was unusual about it. */
export function CheckRecord({ check }: { check: CrewCheck }) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const facts = useEventFacts();
  if (check.events.length === 0) return null;
  return (
    <Section title={t('on-site.record')}>
      <List label={t('on-site.record')} state={{ kind: 'full' }}>
        {check.events.map((event) => (
          <ListRow
            key={event.id}
            leading={<RowIcon icon={icons[event.kind]} status={event.undoneAt ? 'quiet' : 'confirmed'} />}
            title={
              <span className={event.undoneAt ? styles.undone : undefined}>
                {t(`on-site.event.${event.kind}`)}
              </span>
            }
            meta={time(event.at, check.timeZone)}
            subtitle={<span className={styles.facts}>{facts(event, check.timeZone).join(' · ')}</span>}
          />
        ))}
      </List>
    </Section>
  );
}

function useEventFacts(): (event: CrewCheckEvent, zone: string) => string[] {
  const t = useWords('crew-ops');
  const { time, number } = useFormat();
  const metres = (value: number) => {
    const { value: shown, unit } = distanceOf(value);
    return number(shown, { style: 'unit', unit, unitDisplay: 'short' });
  };
  return (event, zone) => {
    const { source, by, distanceM, accuracyM, noPositionReason, reason, undoneAt, receivedAt, at } = event;
    const later = Date.parse(receivedAt) - Date.parse(at) > 2 * minuteMs;
    const skewed = Math.abs(event.skewSeconds ?? 0) > 120;
    return [
      t(`on-site.source.${source}`, { by: by ?? t('on-site.somebody') }),
      distanceM !== null && t('on-site.fromSite', { distance: metres(distanceM) }),
      distanceM === null && accuracyM !== null && t('on-site.withPosition'),
      noPositionReason && t('on-site.noPosition', { reason: noPositionReason }),
      accuracyM !== null && accuracyM > 200 && t('on-site.poor', { accuracy: metres(accuracyM) }),
      reason,
      later && t('on-site.received', { time: time(receivedAt, zone) }),
      skewed && t('on-site.clockOff'),
      undoneAt && t('on-site.takenBack', { time: time(undoneAt, zone) }),
    ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  };
}
