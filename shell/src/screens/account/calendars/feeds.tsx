import { invalidate, useCommand, useOnline, useQuery } from '@callboard/client';
import { calendarSubscriptions } from '@callboard/contract';
import type { CalendarSubscription } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, List, Section, listFace, toast } from '@callboard/ui';
import { CalendarPlus, CalendarSync } from 'lucide-react';
import { useState } from 'react';
import type { NewAddress } from './address-sheet.tsx';
import { feedsQuery } from './calendars.queries.ts';
import { FeedRow } from './feed-row.tsx';

const AddFeedSheet = openedLater(
  async () => (await import(/* webpackChunkName: "account-sheets" */ './add-feed-sheet.tsx')).AddFeedSheet,
);
const AddressSheet = openedLater(
  async () => (await import(/* webpackChunkName: "account-sheets" */ './address-sheet.tsx')).AddressSheet,
);
const RotateFeed = openedLater(
  async () => (await import(/* webpackChunkName: "account-sheets" */ './ask-about-feed.tsx')).RotateFeed,
);
const RemoveFeed = openedLater(
  async () => (await import(/* webpackChunkName: "account-sheets" */ './ask-about-feed.tsx')).RemoveFeed,
);

type Asked = { readonly what: 'rotate' | 'remove'; readonly feed: CalendarSubscription };

function RefreshButton() {
  const t = useWords('account');
  const online = useOnline();
  const refresh = useCommand(calendarSubscriptions.publicCalendarSubscriptionsRefresh, {
    onSuccess: () => {
      toast.success(t('calendars.refresh-done'));
      return invalidate(calendarSubscriptions.publicCalendarSubscriptions);
    },
  });
  return (
    <button type="button" disabled={!online || refresh.isPending} onClick={() => refresh.mutate()}>
      {t('calendars.refresh')}
    </button>
  );
}

/** The addresses that calendars of the person read from. */
export function Feeds() {
  const t = useWords('account');
  const online = useOnline();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [address, setAddress] = useState<NewAddress | null>(null);
  const endAdding = () => setAdding(false);
  const endAsking = () => setAsked(null);
  const forget = () => setAddress(null);
  const read = useRead(useQuery(feedsQuery));
  const rows = read.kind === 'there' ? read.data.items : [];
  const nothing = { icon: CalendarSync, title: t('calendars.empty'), text: t('calendars.empty-text') };
  return (
    <Section
      title={t('calendars.feeds')}
      {...(rows.length > 0 && { count: rows.length, action: <RefreshButton /> })}
    >
      <List
        label={t(rows.length > 0 ? 'calendars.feeds' : 'calendars.empty')}
        state={listFace(read, { rows: 2, empty: ({ items }) => (items.length > 0 ? null : nothing) })}
      >
        {rows.map((feed) => (
          <FeedRow
            key={feed.id}
            feed={feed}
            onRotate={() => setAsked({ what: 'rotate', feed })}
            onRemove={() => setAsked({ what: 'remove', feed })}
          />
        ))}
      </List>
      <Button icon={CalendarPlus} wide disabled={!online} onClick={() => setAdding(true)}>
        {t('calendars.add')}
      </Button>
      {adding && <AddFeedSheet onAdded={setAddress} onClose={endAdding} onMissing={endAdding} />}
      {asked?.what === 'rotate' && (
        <RotateFeed feed={asked.feed} onRotated={setAddress} onClose={endAsking} onMissing={endAsking} />
      )}
      {asked?.what === 'remove' && <RemoveFeed feed={asked.feed} onClose={endAsking} onMissing={endAsking} />}
      {address && <AddressSheet address={address} onClose={forget} onMissing={forget} />}
    </Section>
  );
}
