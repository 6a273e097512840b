import { useQuery } from '@callboard/client';
import { planner } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { useMemo, useState } from 'react';
import { draftsQuery } from '../grid-data/planner-grid.queries.ts';
import { draftsByCell } from './drafts-by-cell.ts';
import { openByCell } from '../grid/open-cells.ts';
import { useDiscardDrafts } from './use-discard-drafts.ts';
import { useSendDrafts } from './use-send-drafts.ts';

const drafter = planner.with('crews');

/** What is planned and not sent, in which cells, and what can be done with the own of it. */
export function useDrafts() {
  const t = useWords('planning');
  const mayDraft = useMay(drafter);
  const { data: drafts } = useQuery({ ...draftsQuery, enabled: mayDraft });
  const byCell = useMemo(() => draftsByCell(drafts?.items ?? []), [drafts]);
  const openCells = useMemo(() => openByCell(drafts?.openCells ?? []), [drafts?.openCells]);
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
    items: drafts?.items ?? [],
    summary: drafts?.summary,
    byCell,
    openCells,
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
export type Drafts = ReturnType<typeof useDrafts>;
