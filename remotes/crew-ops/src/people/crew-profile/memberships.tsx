import { useQuery } from '@callboard/client';
import type { CrewProfile } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Faces, Section, Select, Skeleton } from '@callboard/ui';
import { useState } from 'react';
import { groupsQuery } from './crew-profile.queries.ts';
import styles from './crew-profile.module.css';
import { Membership } from './membership.tsx';

type MembershipsProps = {
  person: Pick<CrewProfile, 'personId' | 'name'>;
  mayAdd: boolean;
  mayRemove: boolean;
};

/** Takes somebody into a membership crew or out of it. */
export function Memberships({ person, mayAdd, mayRemove }: MembershipsProps) {
  const t = useWords('crew-ops');
  const read = useRead(useQuery(groupsQuery));
  const [chosen, setChosen] = useState('');
  return (
    <Section title={t('crew-profile.groups')}>
      <Card className={styles.member}>
        <Faces read={read} loading={<Skeleton height="3.5rem" />}>
          {({ items }) => {
            const groups = items.filter(({ may }) => (mayAdd && may.add) || (mayRemove && may.remove));
            const group = groups.find(({ id }) => id === chosen);
            if (groups.length === 0) return <p>{t('crew-profile.noGroups')}</p>;
            return (
              <>
                <Select
                  label={t('crew-profile.group')}
                  placeholder={t('crew-profile.chooseGroup')}
                  options={groups.map(({ id, name }) => ({ value: id, label: name }))}
                  value={chosen}
                  onValue={setChosen}
                />
                {group && <Membership key={group.id} {...{ group, person, mayAdd, mayRemove }} />}
              </>
            );
          }}
        </Faces>
      </Card>
    </Section>
  );
}
