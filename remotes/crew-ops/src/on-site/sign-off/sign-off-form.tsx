import { serverNow, useOnline } from '@callboard/client';
import type { CrewStatusRow, ProjectCrew } from '@callboard/contract';
import { useErrorText, useGo, useHold } from '@callboard/feature';
import type { CallError } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Banner, Button, List, Page, Section, TextArea, toast } from '@callboard/ui';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../base/paths.ts';
import { NoShowDialog } from '../crew-chief-job/person/no-show-dialog.tsx';
import { useNow } from '../check/use-now.ts';
import { needOf, peopleWithHours, proposedOf, signOffBody } from './hours.ts';
import type { Corrections } from './hours.ts';
import { HoursRow } from './hours-row.tsx';
import { HoursSum } from './hours-sum.tsx';
import { OpenHours } from './open-hours.tsx';
import { SignOffDialog } from './sign-off-dialog.tsx';
import { useKeptForm } from './use-kept-form.ts';
import { useSignOff } from './use-sign-off.ts';

const CorrectSheet = openedLater(async () => (await import('./correct-sheet.tsx')).CorrectSheet);
type SignOffFormProps = { crew: ProjectCrew; rows: readonly CrewStatusRow[] };
const nothingTyped: { note: string; corrections: Corrections } = { note: '', corrections: {} };

/** All hours of the crew: planned, checked, proposed. A tap corrects one; below, the one signature for all. */
export function SignOffForm({ crew, rows }: SignOffFormProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const errorText = useErrorText();
  const { id, timeZone } = crew;
  const { note, corrections, change, forget } = useKeptCorrections(id);
  const { asking, refused, busy, ask, stop, signOff } = useSignature(id, forget);
  const [correcting, setCorrecting] = useState<string | null>(null);
  const [absent, setAbsent] = useState<string | null>(null);
  const now = useNow();
  const waiting = rows.filter((row) => needOf(row, now) !== null);
  const minutes = rows.reduce(
    (sum, row) => sum + (proposedOf(row, corrections[row.crewItemId], timeZone)?.minutes ?? 0),
    0,
  );
  const people = peopleWithHours(rows);
  const row = rows.find(({ crewItemId }) => crewItemId === correcting);
  const missing = rows.find(({ crewItemId }) => crewItemId === absent);
  const keep = () => setCorrecting(null);
  const correct = (crewItemId: string, correction: Corrections[string] | null) => {
    const { [crewItemId]: _, ...others } = corrections;
    change({ corrections: correction ? { ...others, [crewItemId]: correction } : others });
    setCorrecting(null);
  };
  return (
    <Page
      title={t('sign-off.title')}
      titleHidden
      actions={
        <Button icon={ClipboardCheck} busy={busy} disabled={waiting.length > 0 || !online} onClick={ask}>
          {t('sign-off.signOff')}
        </Button>
      }
    >
      <HoursSum crew={crew} rows={rows} minutes={minutes} people={people} />
      {!online && <Banner kind="warning" title={t('sign-off.offline')} />}
      {refused && <Banner kind="error" {...errorText(refused)} />}
      {waiting.length > 0 && <OpenHours crewId={id} rows={waiting} now={now} />}
      <HoursList
        {...{ rows, now, corrections }}
        zone={timeZone}
        onCorrect={setCorrecting}
        onNoShow={setAbsent}
      />
      <TextArea
        label={t('sign-off.note')}
        hint={t('sign-off.noteHint')}
        value={note}
        rows={2}
        maxLength={1000}
        onValue={(value) => change({ note: value })}
      />
      {row && (
        <CorrectSheet
          row={row}
          zone={timeZone}
          now={serverNow()}
          correction={corrections[row.crewItemId]}
          onDone={(correction) => correct(row.crewItemId, correction)}
          onClose={keep}
          onMissing={keep}
        />
      )}
      {missing && <NoShowDialog row={missing} onClose={() => setAbsent(null)} />}
      {asking && (
        <SignOffDialog
          crewName={crew.name}
          people={people}
          minutes={minutes}
          corrected={Object.keys(corrections).length}
          busy={busy}
          onClose={stop}
          onSignOff={() => signOff(signOffBody(rows, corrections, { zone: timeZone, note }))}
        />
      )}
    </Page>
  );
}

/** What was typed stays across a reload, and holds whoever leaves. */
function useKeptCorrections(crewId: string) {
  const t = useWords('crew-ops');
  const { form, change, forget } = useKeptForm(`sign-off/${crewId}`, nothingTyped);
  const isTyped = form.note !== '' || Object.keys(form.corrections).length > 0;
  useHold(isTyped ? t('sign-off.hold') : null);
  return { ...form, change, forget };
}

/** Asks before the crew is signed off, and leads on to the delivery note. */
function useSignature(crewId: string, forget: () => void) {
  const t = useWords('crew-ops');
  const go = useGo();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<CallError | null>(null);
  const { mutate, isPending } = useSignOff(crewId, {
    onSignedOff: ({ deliveryNoteNumber }) => {
      forget();
      setAsking(false);
      toast.success(t('sign-off.done', { number: deliveryNoteNumber }));
      go(paths.deliveryNote.to({ id: crewId }), { replace: true });
    },
    onRefused: (error) => {
      setAsking(false);
      setRefused(error);
    },
  });
  return {
    asking,
    refused,
    busy: isPending,
    ask: () => {
      setRefused(null);
      setAsking(true);
    },
    stop: () => setAsking(false),
    signOff: (body: ReturnType<typeof signOffBody>) => mutate({ params: { id: crewId }, body }),
  };
}

type HoursListProps = {
  rows: readonly CrewStatusRow[];
  zone: string;
  now: number;
  corrections: Corrections;
  onCorrect: (crewItemId: string) => void;
  onNoShow: (crewItemId: string) => void;
};

function HoursList({ rows, zone, now, corrections, onCorrect, onNoShow }: HoursListProps) {
  const t = useWords('crew-ops');
  return (
    <Section title={t('sign-off.hours')} count={rows.length}>
      <List label={t('sign-off.hours')} state={{ kind: 'full' }}>
        {rows.map((row) => (
          <HoursRow
            key={row.crewItemId}
            row={row}
            zone={zone}
            now={now}
            correction={corrections[row.crewItemId]}
            onCorrect={() => onCorrect(row.crewItemId)}
            onNoShow={() => onNoShow(row.crewItemId)}
          />
        ))}
      </List>
    </Section>
  );
}
