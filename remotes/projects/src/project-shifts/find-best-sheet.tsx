import { invalidate, useCommand, useOnline, useQuery } from '@callboard/client';
import { crewItems, projects } from '@callboard/contract';
import type { Candidate, CrewBooking, ItemOfProject } from '@callboard/contract';
import { crewItemGroups, isOneOf, jobName } from '@callboard/domain';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { CandidateRow } from '@callboard/parts';
import { Button, Chip, ChipRow, EmptyState, Faces, List, SearchField, Sheet, toast } from '@callboard/ui';
import { UserRoundSearch } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { findBestQuery, shiftItemsQuery } from '../base/projects.queries.ts';
import type { FindMethod } from '../base/projects.queries.ts';
import styles from './find-best.module.css';

const methods: readonly FindMethod[] = ['rating', 'distance', 'underQuota', 'longestNotWorked'];
/** Nobody is planned for it; whoever has declined it has it no more. */
const isFree = ({ person, status }: Pick<ItemOfProject, 'person' | 'status'>): boolean =>
  person === null || isOneOf(status, crewItemGroups.lapsed);

/** Nobody can be asked for a position without times; they are entered first. */
const mayBeAsked = ({ eligibility, conflicts }: Candidate): boolean =>
  eligibility.ok && conflicts.every(({ kind }) => kind !== 'timesMissing');

type FindBestSheetProps = { number: string; shift: CrewBooking; onClose: () => void };

/** People for an open position of a crew and function: who may first, then by the chosen method, with reasons. */
export function FindBestSheet({ number, shift, onClose }: FindBestSheetProps) {
  const t = useWords('projects');
  const { date } = useFormat();
  const { crewName, functionCaption, functionId, crewId, startDate } = shift;
  const what = `${jobName({ crew: crewName, function: functionCaption })}, ${date(startDate, 'weekday')}`;
  const read = useRead(useQuery(shiftItemsQuery(number, crewId)));
  const loading = <List label={t('shifts.candidates')} state={{ kind: 'loading', rows: 4 }} />;
  return (
    <Sheet open onClose={onClose} title={t('shifts.findBest')} subtitle={what}>
      <Faces read={read} loading={loading}>
        {({ items }) => {
          const item = items.find(
            (one) =>
              one.functionId === functionId && isFree(one) && isOneOf(one.status, crewItemGroups.assignable),
          );
          return item ? (
            <Candidates item={item} what={what} onDone={onClose} />
          ) : (
            <EmptyState icon={UserRoundSearch} title={t('shifts.taken')} text={t('shifts.takenText')} />
          );
        }}
      </Faces>
    </Sheet>
  );
}

type CandidatesProps = { item: Pick<ItemOfProject, 'id' | 'version'>; what: string; onDone: () => void };

function Candidates({ item, what, onDone }: CandidatesProps) {
  const t = useWords('projects');
  const online = useOnline();
  const [method, setMethod] = useState<FindMethod>('rating');
  const [q, setQ] = useState('');
  const wanted = useDeferredValue(q.trim());
  const read = useRead(useQuery(findBestQuery(item.id, method, wanted)));
  const ask = useCommand(crewItems.assignPerson, {
    onSuccess: ({ person }) => {
      toast.success(t('shifts.asked', { name: person?.name ?? '', what }));
      onDone();
      return Promise.all([
        invalidate(projects.projectBooking),
        invalidate(projects.projectCrews),
        invalidate(projects.project),
        invalidate(projects.projectItems),
      ]);
    },
  });
  const label = t('shifts.candidates');
  return (
    <div className={styles.find}>
      <SearchField label={t('shifts.search')} value={q} onValue={setQ} />
      <ChipRow label={t('shifts.method')}>
        {methods.map((one) => (
          <Chip
            key={one}
            label={t(`shifts.methods.${one}`)}
            selected={one === method}
            onClick={() => setMethod(one)}
          />
        ))}
      </ChipRow>
      <Faces read={read} loading={<List label={label} state={{ kind: 'loading', rows: 4 }} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={UserRoundSearch} title={t('shifts.nobody')} text={t('shifts.nobodyText')} />
          ) : (
            <ul aria-label={label} className={styles.candidates}>
              {items.map((candidate: Candidate) => (
                <CandidateRow key={candidate.person.id} candidate={candidate}>
                  {mayBeAsked(candidate) && (
                    <Button
                      kind="secondary"
                      busy={ask.isPending}
                      disabled={!online}
                      onClick={() =>
                        ask.mutate({
                          params: { id: item.id },
                          version: item.version,
                          body: { personId: candidate.person.id, as: 'request' },
                        })
                      }
                    >
                      {t('shifts.ask', { name: candidate.person.name })}
                    </Button>
                  )}
                </CandidateRow>
              ))}
            </ul>
          )
        }
      </Faces>
    </div>
  );
}
