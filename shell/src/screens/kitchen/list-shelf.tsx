import {
  AsOf,
  Avatar,
  ListDetail,
  Button,
  DayTile,
  Faces,
  List,
  ListRow,
  Section,
  Skeleton,
} from '@callboard/ui';
import { Briefcase, Paperclip } from 'lucide-react';
import { samples } from './kitchen-samples.ts';

/** A list's four faces. */
export function ListShelf() {
  const { mails, empty, failed } = samples;
  return (
    <>
      <Section title="List: full" count={mails.length}>
        <MailList />
      </Section>
      <Section title="List with what is open beside it">
        <ListDetail
          label="Mail"
          list={
            <List label="Mails beside" state={{ kind: 'full' }}>
              <ListRow
                href="#beside"
                leading={<DayTile day="2026-11-26" mood="confirmed" />}
                title={samples.title}
                subtitle={samples.subtitle}
                current
              />
            </List>
          }
          detail={<p>{samples.subtitle}</p>}
        />
      </Section>
      <Section title="List: loading">
        <List label="Loading mails" state={{ kind: 'loading', rows: 3 }} />
      </Section>
      <Section title="List: empty">
        <List
          label="No jobs"
          state={{
            kind: 'empty',
            icon: Briefcase,
            title: empty.title,
            text: empty.text,
            action: <Button kind="secondary">{empty.action}</Button>,
          }}
        />
      </Section>
      <Section title="List: failed">
        <List
          label="Failed mails"
          state={{
            kind: 'failed',
            title: failed.title,
            text: failed.text,
            action: <Button kind="secondary">{failed.action}</Button>,
          }}
        />
      </Section>
      <Section title="Faces of one thing: failed, and there without network">
        <Faces
          read={{ kind: 'failed', ...failed, offline: true, retry: () => {} }}
          loading={<Skeleton height="6rem" />}
        >
          {() => null}
        </Faces>
        <AsOf at={Date.parse('2026-11-21T07:41:00Z')} />
      </Section>
      <Section title="Skeleton">
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton height="6rem" />
      </Section>
    </>
  );
}

function MailList() {
  return (
    <List label="Mails" state={{ kind: 'full' }}>
      {samples.mails.map((mail) => (
        <ListRow
          key={mail.id}
          href={`#mail-${mail.id}`}
          leading={<Avatar name={mail.from} />}
          title={mail.from}
          meta={mail.at}
          subtitle={mail.subject}
          text={mail.text}
          trailing={mail.attached && <Paperclip size={16} />}
          unread={mail.unread}
          current={mail.id === '3'}
        />
      ))}
    </List>
  );
}
