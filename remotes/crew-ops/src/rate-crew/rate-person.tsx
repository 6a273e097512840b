import type { CrewItemRatings, CrewRatings } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { StarField } from '@callboard/parts';
import { Avatar, Button, LongWords, StatusPill, TextArea, VisuallyHidden } from '@callboard/ui';
import { MessageSquarePlus, PencilLine, Star } from 'lucide-react';
import { useState } from 'react';
import { hasStars, withStars } from './given.ts';
import type { Given } from './given.ts';
import styles from './rate-crew.module.css';

type RatePersonProps = {
  row: CrewItemRatings;
  types: CrewRatings['types'];
  zone: string;
  given: Given;
  /** Not saved yet. */
  isChanged: boolean;
  onGive: (given: Given) => void;
};

/** One person: stars of each kind, and a comment for who wants to write one. */
export function RatePerson({ row, types, zone, given, isChanged, onGive }: RatePersonProps) {
  const t = useWords('crew-ops');
  const { date, number } = useFormat();
  const { name, pictureUrl, functionCaption, average, ratings } = row;
  const own = ratings.find(({ mine }) => mine);
  const isRatedByOthers = ratings.some(({ mine }) => !mine);
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <Avatar name={name} src={pictureUrl ?? undefined} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <LongWords>{name}</LongWords>
          </h2>
          <p className={styles.quiet}>
            {[functionCaption, own && t('rate-crew.ratedAt', { day: date(own.at, 'medium', zone) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {isRatedByOthers && average !== null && (
            <p className={styles.quiet}>
              {t('rate-crew.others', { figure: number(average, { maximumFractionDigits: 1 }) })}
            </p>
          )}
        </div>
        {isChanged && <StatusPill status="waiting" icon={PencilLine} label={t('rate-crew.changed')} />}
        {!isChanged && own && <StatusPill status="confirmed" icon={Star} label={t('rate-crew.rated')} />}
      </div>
      {types.map(({ id, caption }) => (
        <StarField
          key={id}
          label={caption}
          name={`${caption}, ${name}`}
          value={given.stars[id] ?? null}
          onValue={(stars) => onGive(withStars(given, id, stars))}
        />
      ))}
      {hasStars(given) && <Comment name={name} given={given} onGive={onGive} />}
    </li>
  );
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

function Comment({ name, given, onGive }: Pick<RatePersonProps, 'given' | 'onGive'> & { name: string }) {
  const t = useWords('crew-ops');
  const [open, setOpen] = useState(false);
  if (!open && given.comment === '')
    return (
      <Button kind="quiet" icon={MessageSquarePlus} onClick={() => setOpen(true)}>
        <span aria-hidden="true">{t('rate-crew.addComment')}</span>
        <VisuallyHidden>{t('rate-crew.addCommentTo', { name })}</VisuallyHidden>
      </Button>
    );
  return (
    <TextArea
      label={t('rate-crew.comment', { name })}
      hint={t('rate-crew.commentHint', { name })}
      value={given.comment}
      rows={2}
      maxLength={1000}
      // Whoever asked for the field writes next.
      ref={open ? focus : undefined}
      onValue={(comment) => onGive({ ...given, comment })}
    />
  );
}
