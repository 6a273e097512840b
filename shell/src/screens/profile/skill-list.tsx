import { todayHere } from '@callboard/client';
import type { Person } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, ListRow, Section, StatusPill } from '@callboard/ui';
import { CalendarX, Clock } from 'lucide-react';

const soon = 60;
const daysUntil = (day: string): number => (Date.parse(day) - Date.parse(todayHere())) / 86_400_000;

/** What one can do, and until when it holds. */
export function SkillList({ skills }: { skills: Person['skills'] }) {
  const t = useWords('profile');
  const { date } = useFormat();
  if (skills.length === 0) return null;
  return (
    <Section title={t('skills.title')} count={skills.length}>
      <Card flush>
        <ul>
          {skills.map(({ id, caption, validUntil }) => (
            <ListRow
              key={id}
              title={caption}
              subtitle={
                validUntil ? t('skills.until', { day: date(validUntil, 'medium') }) : t('skills.always')
              }
              trailing={validUntil && <EndPill day={validUntil} />}
            />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function EndPill({ day }: { day: string }) {
  const t = useWords('profile');
  const left = daysUntil(day);
  if (left > soon) return null;
  return left < 0 ? (
    <StatusPill status="trouble" icon={CalendarX} label={t('skills.over')} />
  ) : (
    <StatusPill
      status="waiting"
      icon={Clock}
      label={left === 0 ? t('skills.today') : t('skills.ends', { count: left })}
    />
  );
}
