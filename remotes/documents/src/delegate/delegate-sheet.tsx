import { ownZone } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, FoundChoice, useFormCommand, useFormSheet } from '@callboard/parts';
import type { Choice } from '@callboard/parts';
import { Chip, ChipRow, TextArea, TextField, toast } from '@callboard/ui';
import { useState } from 'react';
import { documentChanged } from '../base/document-changed.ts';
import { useDelegatesFound } from './delegates.queries.ts';

type DelegateSheetProps = {
  document: DocumentDetail;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};
type Values = { to: 'person' | 'mail'; personId: string; name: string; email: string; reason: string };

function bodyOf({ to, personId, name, email, reason }: Values) {
  const common = { timeZone: ownZone(), ...(reason.trim() && { reason: reason.trim() }) };
  return to === 'mail' ? { to, name, email: email.trim(), ...common } : { to, personId, ...common };
}

/** Somebody else signs at the same place in the order: a colleague or, where that is allowed, whoever reads a mail. */
export function DelegateSheet({ document, onRefused, onClose }: DelegateSheetProps) {
  const t = useWords('documents');
  const { id, name, delegation, userSignatories } = document;
  const signatory = userSignatories.find(({ signatures }) => signatures.length === 0);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const search = useDelegatesFound(id);
  const delegate = useFormCommand(documents.delegate, {
    onSuccess: (done) => {
      toast.success(t('delegate.done', { name: done.name }));
      return documentChanged(id);
    },
    onRefused: (error) => error.code === 'wrong_state' && onRefused(error),
  });
  const start: Values = { to: 'person', personId: '', name: '', email: '', reason: '' };
  const form = useFormSheet({
    title: t('delegate.open'),
    draft: `delegate-document/${id}`,
    offline: 'needs-network',
    labels: {
      to: t('delegate.to'),
      personId: t('delegate.person'),
      name: t('delegate.name'),
      email: t('delegate.email'),
      reason: t('delegate.reason'),
    },
    start,
    endpoint: documents.delegate,
    body: bodyOf,
    send: (body) => delegate({ params: { id, signatoryId: signatory?.id ?? '' }, body }),
    onClose,
  });
  const { to } = form.values;
  const person = form.field('personId');
  return (
    <FormSheet form={form} subtitle={name} submit={t('delegate.submit')}>
      <p>{t('delegate.text')}</p>
      {delegation === 'anybody' && (
        <ChipRow label={t('delegate.to')}>
          {(['person', 'mail'] as const).map((one) => (
            <Chip
              key={one}
              label={t(`delegate.${one === 'mail' ? 'byMail' : 'here'}`)}
              selected={to === one}
              onClick={() => form.change({ to: one })}
            />
          ))}
        </ChipRow>
      )}
      {to === 'mail' ? (
        <>
          <TextField {...form.field('name')} autoComplete="off" maxLength={120} required />
          <TextField
            {...form.field('email')}
            hint={t('delegate.mailText')}
            type="email"
            maxLength={200}
            required
          />
        </>
      ) : (
        <FoundChoice
          field={person}
          required
          chosen={chosen}
          onChosen={(one) => {
            setChosen(one);
            person.onValue(one?.id ?? '');
          }}
          search={search}
        />
      )}
      <TextArea {...form.field('reason')} rows={2} maxLength={200} />
    </FormSheet>
  );
}
