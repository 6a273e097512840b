import type { RatingOfProject } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Stars, openedLater } from '@callboard/parts';
import { Banner, Button, List, ListRow, RowIcon, Section } from '@callboard/ui';
import { Star } from 'lucide-react';
import { useState } from 'react';

const RateProjectSheet = openedLater(async () => (await import('./rate-project-sheet.tsx')).RateProjectSheet);

/** The project as a whole: a client's own stars, or what all clients gave for who plans and accounts. */
export function ProjectAsAWhole({ number, rating }: { number: string; rating: RatingOfProject }) {
  const t = useWords('projects');
  const { date, number: written } = useFormat();
  const [open, setOpen] = useState(false);
  const { given, mine, may, opensOn } = rating;
  const figure = (stars: number) =>
    t('people.rating', { figure: written(stars, { maximumFractionDigits: 1 }) });
  const close = () => setOpen(false);
  const shown = given.length > 0 ? given : mine ? [{ ...mine, by: null }] : [];
  if (!may.rate && shown.length === 0) return null;
  const button = may.rate && !opensOn && (
    <Button kind="secondary" icon={Star} onClick={() => setOpen(true)}>
      {t(mine ? 'rate-project.change' : 'rate-project.title')}
    </Button>
  );
  return (
    <Section title={t('rate-project.whole')} action={button}>
      {opensOn && may.rate && (
        <Banner kind="info" title={t('rate-project.early', { day: date(opensOn, 'medium') })} />
      )}
      {shown.length > 0 && (
        <List label={t('rate-project.whole')} state={{ kind: 'full' }}>
          {shown.map(({ by, stars, comment, at }) => (
            <ListRow
              key={by?.id ?? 'mine'}
              leading={<RowIcon icon={Star} />}
              title={by?.name ?? t('rate-project.yours')}
              meta={date(at, 'medium')}
              subtitle={<Stars value={stars} label={figure(stars)} />}
              {...(comment && { text: comment })}
            />
          ))}
        </List>
      )}
      {open && <RateProjectSheet number={number} mine={mine} onClose={close} onMissing={close} />}
    </Section>
  );
}
