import { useQuery } from '@callboard/client';
import type { AnswerOf, plannerCrews } from '@callboard/contract';
import { Link, planner, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Button, EmptyState, Faces, List, LongWords, SearchField, Section, buttonClass } from '@callboard/ui';
import heading from '@callboard/ui/styles/heading.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Pencil, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../base/paths.ts';
import { AddPerson } from './add-person.tsx';
import { CloseCrew } from './close-crew.tsx';
import { MemberRow } from './member-row.tsx';
import { membershipCrewQuery } from '../base/membership-crew.queries.ts';
import styles from './membership-crew.module.css';
import { peopleNamed } from './people-named.ts';
import { useMembersText } from './use-members-text.ts';

export type CrewWithPeople = AnswerOf<typeof plannerCrews.membershipCrew>;

const mayAdd = planner.with('crewMemberships', 'CREATE');
const CrewSheet = openedLater(async () => (await import('./crew-sheet.tsx')).CrewSheet);
/** So many are looked through with the eyes. */
const searchedFrom = 12;

type MembershipCrewProps = { id: string; heading: 'h1' | 'h2' };

/** A group with its people: who is in it, taking somebody in and out. */
export function MembershipCrew({ id, heading }: MembershipCrewProps) {
  const t = useWords('planning');
  const read = useRead(useQuery(membershipCrewQuery(id)));
  return (
    <Faces
      read={read}
      loading={<List label={t('membership-crew.people')} state={{ kind: 'loading', rows: 6 }} />}
      missing={{
        icon: UsersRound,
        title: t('membership-crew.missingTitle'),
        text: t('membership-crew.missingText'),
        action: (
          <Link to={paths.membershipCrews.to()} className={buttonClass({ kind: 'secondary' })}>
            {t('membership-crews.title')}
          </Link>
        ),
      }}
    >
      {(crew) => <CrewPeople crew={crew} heading={heading} />}
    </Faces>
  );
}

function CrewPeople({ crew, heading: Heading }: { crew: CrewWithPeople; heading: 'h1' | 'h2' }) {
  const t = useWords('planning');
  const membersText = useMembersText();
  const adds = useMay(mayAdd);
  const [q, setQ] = useState('');
  const [editing, setEditing] = useState(false);
  const stop = () => setEditing(false);
  const { name, note, region, planner: its, people, full } = crew;
  const shown = peopleNamed(people, q);
  const about = [
    membersText(crew),
    region?.caption,
    its && t('membership-crew.plannedBy', { name: its.name }),
  ];
  return (
    <div className={styles.crew}>
      <div className={styles.head}>
        <Heading className={heading.title}>
          <LongWords>{name}</LongWords>
        </Heading>
        <p className={quiet.text}>{about.filter(Boolean).join(' · ')}</p>
        {note && <p>{note}</p>}
        {(crew.may.edit || crew.may.close) && (
          <div className={styles.actions}>
            {crew.may.edit && (
              <Button kind="quiet" icon={Pencil} onClick={() => setEditing(true)}>
                {t('membership-crew.edit')}
              </Button>
            )}
            {crew.may.close && <CloseCrew crew={crew} />}
          </div>
        )}
      </div>
      {editing && <CrewSheet crew={crew} onClose={stop} onMissing={stop} />}
      {crew.may.add && <AddPerson crew={crew} />}
      {adds && full && <p className={quiet.text}>{t('membership-crew.fullText')}</p>}
      <Section title={t('membership-crew.people')} count={people.length}>
        {people.length < crew.members && <p className={quiet.text}>{t('membership-crew.onlyKnown')}</p>}
        {people.length >= searchedFrom && (
          <SearchField label={t('membership-crew.search')} value={q} onValue={setQ} />
        )}
        {people.length === 0 ? (
          <EmptyState
            icon={UsersRound}
            title={t('membership-crew.emptyTitle')}
            text={t(crew.may.add ? 'membership-crew.emptyAdd' : 'membership-crew.emptyText')}
          />
        ) : shown.length === 0 ? (
          <p className={quiet.text}>{t('membership-crew.nobodyNamed', { q })}</p>
        ) : (
          <List label={t('membership-crew.people')} state={{ kind: 'full' }}>
            {shown.map((person) => (
              <MemberRow key={person.membershipId} crew={crew} person={person} />
            ))}
          </List>
        )}
      </Section>
    </div>
  );
}
