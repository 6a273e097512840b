import type { AnswerOf, planningDrafts } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useState } from 'react';
import { useDiscardDrafts } from './use-discard-drafts.ts';
import { useSendDrafts } from './use-send-drafts.ts';

type Drafts = AnswerOf<typeof planningDrafts.planningDrafts>;

/** What can be done with the own drafts. */
export function useDrafts(drafts: Drafts | undefined) {
  const t = useWords('planning');
  const [sending, setSending] = useState(false);
  const sendDrafts = useSendDrafts();
  const discard = useDiscardDrafts();
  const own = drafts?.items.filter((draft) => draft.mine && draft.sending === null) ?? [];
  const { ready = 0, people = 0 } = drafts?.summary ?? {};
  const send = async () => {
    setSending(true);
    await sendDrafts(own.filter(({ changed, stopped }) => !changed && !stopped).map(({ id }) => id));
    setSending(false);
  };
  return {
    sending,
    discard,
    send: () => void send(),
    sendLabel:
      ready === 0
        ? t('plan.nothingReady')
        : t('plan.send', {
            changes: t('plan.changes', { count: ready }),
            people: t('planner-crew.people', { count: people }),
          }),
  };
}
