import { useCommand, useOnline } from '@callboard/client';
import { persons } from '@callboard/contract';
import type { Person, PersonChange } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ChangeLines } from '@callboard/parts';
import { Banner, Button, toast } from '@callboard/ui';
import { Hourglass } from 'lucide-react';
import { patchPerson, readPersonAgain } from './profile.queries.ts';
import { useDataTexts } from './use-data-texts.ts';

/** What one wants changed while nobody has decided, or why it was rejected. */
export function DataChange({ person }: { person: Person }) {
  const { openChange, rejectedChange } = person;
  if (openChange) return <Asked change={openChange} />;
  return rejectedChange ? <Rejected change={rejectedChange} /> : null;
}

function Lines({ change: { before, after } }: { change: PersonChange }) {
  const { labelOf, shown } = useDataTexts();
  return (
    <ChangeLines
      lines={Object.entries(after).map(([name, value]) => ({
        key: name,
        label: labelOf(name),
        before: shown(name, before[name] ?? null),
        after: shown(name, value),
      }))}
    />
  );
}

function Asked({ change }: { change: PersonChange }) {
  const t = useWords('profile');
  const online = useOnline();
  const { date } = useFormat();
  const { id, personId, askedAt } = change;
  const readAgain = () => readPersonAgain(personId);
  const withdraw = useCommand(persons.withdrawPersonChange, {
    optimistic: () => patchPerson(personId, { openChange: null }),
    onSuccess: () => {
      toast.success(t('change.withdrawn'));
      return readAgain();
    },
  });
  return (
    <Banner
      kind="info"
      icon={Hourglass}
      title={t('change.asked')}
      text={
        <>
          <Lines change={change} />
          <p>{t('since', { when: date(askedAt, 'medium') })}</p>
        </>
      }
      action={
        <Button
          kind="quiet"
          disabled={!online}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { id } })}
        >
          {t('change.withdraw')}
        </Button>
      }
    />
  );
}

function Rejected({ change }: { change: PersonChange }) {
  const t = useWords('profile');
  return (
    <Banner
      kind="warning"
      title={t('change.rejected')}
      text={
        <>
          <p>{change.reason}</p>
          <Lines change={change} />
        </>
      }
    />
  );
}
