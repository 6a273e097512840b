import type { PlusCrew } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Avatar, List, ListRow, Section } from '@callboard/ui';
import { UsersRound } from 'lucide-react';

/** Who is in it. */
export function PlusCrewPeople({ people }: Pick<PlusCrew, 'people'>) {
  const t = useWords('plus-crews');
  const nobody = { icon: UsersRound, title: t('plus-crew.nobody'), text: t('plus-crew.nobodyText') };
  return (
    <Section title={t('plus-crew.people')} count={people.length}>
      <List
        label={t('plus-crew.people')}
        state={people.length > 0 ? { kind: 'full' } : { kind: 'empty', ...nobody }}
      >
        {people.map(({ id, name }) => (
          <ListRow key={id} leading={<Avatar name={name} />} title={name} />
        ))}
      </List>
    </Section>
  );
}
