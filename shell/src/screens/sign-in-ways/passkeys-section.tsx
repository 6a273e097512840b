import { CallError, call, invalidate, useOnline, useQuery } from '@callboard/client';
import { passkeys } from '@callboard/contract';
import type { Passkey } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Banner, Button, List, Section, listFace, toast } from '@callboard/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { makePasskey } from './passkey.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './sign-in-ways.queries.ts';
import { useAttempt } from './use-attempt.ts';
import { useTroubleText } from './use-trouble-text.ts';

const RenamePasskey = openedLater(
  async () =>
    (await import(/* webpackChunkName: "sign-in-ways-sheets" */ './rename-passkey-sheet.tsx'))
      .RenamePasskeySheet,
);
const RemovePasskey = openedLater(
  async () =>
    (await import(/* webpackChunkName: "sign-in-ways-sheets" */ './remove-passkey.tsx')).RemovePasskey,
);

/** Passkeys of the person, and one more. */
export function PasskeysSection() {
  const t = useWords('signInWays');
  const online = useOnline();
  const troubleText = useTroubleText();
  const [asked, setAsked] = useState<{ what: 'rename' | 'remove'; passkey: Passkey } | null>(null);
  const close = () => setAsked(null);
  const { busy, error, attempt } = useAttempt();
  const read = useRead(useQuery(passkeysQuery));
  const rows = read.kind === 'there' ? read.data.items : [];
  const nothing = { icon: KeyRound, title: t('passkey.empty'), text: t('passkey.empty-text') };

  const add = () =>
    attempt(async () => {
      const passkey = await makePasskey(await call(passkeys.newPasskeyOptions));
      const { name } = await call(passkeys.addPasskey, { body: { passkey } });
      toast.success(t('passkey.added', { name }));
      await invalidate(passkeys.passkeys);
    });
  // Who put the question for a proof away knows why nothing was added.
  const shown = error instanceof CallError && error.code === 'step_up_needed' ? null : error;
  const limit = shown instanceof CallError && shown.code === 'too_many' && shown.params['limit'];

  return (
    <Section title={t('passkey.list')} {...(rows.length > 0 && { count: rows.length })}>
      <List
        label={t(rows.length > 0 ? 'passkey.list' : 'passkey.empty')}
        state={listFace(read, { rows: 2, empty: ({ items }) => (items.length > 0 ? null : nothing) })}
      >
        {rows.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setAsked({ what: 'rename', passkey })}
            onRemove={() => setAsked({ what: 'remove', passkey })}
          />
        ))}
      </List>
      {shown && (
        <Banner
          kind="error"
          {...(limit ? { title: t('passkey.too-many', { limit }) } : troubleText(shown))}
        />
      )}
      <Button icon={KeyRound} wide busy={busy} disabled={!online} onClick={() => void add()}>
        {t('passkey.add')}
      </Button>
      {asked?.what === 'rename' && (
        <RenamePasskey passkey={asked.passkey} onClose={close} onMissing={close} />
      )}
      {asked?.what === 'remove' && (
        <RemovePasskey passkey={asked.passkey} onClose={close} onMissing={close} />
      )}
    </Section>
  );
}
