import { useQuery } from '@callboard/client';
import type { Applicant, ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { CandidateRow } from '@callboard/parts';
import { EmptyState, Faces, List, Sheet } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Hand } from 'lucide-react';
import { AnswerApplicant } from './answer-applicant.tsx';
import { applicantsQuery } from './applicants.queries.ts';
import styles from './position-wishes.module.css';
import { usePositionText } from './use-position-text.ts';

type ApplicantsSheetProps = { crew: ProjectCrew; item: ProjectCrewItem; onClose: () => void };

/** Who wants a free place, those who may have it and fit best first; one gets it, the others are answered. */
export function ApplicantsSheet({ crew, item, onClose }: ApplicantsSheetProps) {
  const t = useWords('crew-ops');
  const { when } = useFormat();
  const textOf = usePositionText(crew);
  const read = useRead(useQuery(applicantsQuery(item.crewItemId)));
  const label = t('position-wishes.people');
  const about = ({ application: { state, appliedAt } }: Applicant) =>
    t(`position-wishes.state.${state}`, { when: when(appliedAt) });
  return (
    <Sheet open onClose={onClose} title={label} subtitle={textOf(item)}>
      <div className={styles.content}>
        <Faces read={read} loading={<List label={label} state={{ kind: 'loading', rows: 3 }} />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                icon={Hand}
                title={t('position-wishes.nobody')}
                text={t('position-wishes.nobodyText')}
              />
            ) : (
              <>
                <ul aria-label={label} className={styles.people}>
                  {items.map((applicant) => (
                    <CandidateRow key={applicant.person.id} candidate={applicant} about={about(applicant)}>
                      {(applicant.may.accept || applicant.may.reject) && (
                        <AnswerApplicant crewId={crew.id} itemId={item.crewItemId} applicant={applicant} />
                      )}
                    </CandidateRow>
                  ))}
                </ul>
                <p className={quiet.text}>{t('position-wishes.others')}</p>
              </>
            )
          }
        </Faces>
      </div>
    </Sheet>
  );
}
