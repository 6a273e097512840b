import { useQuery } from '@callboard/client';
import type { RateCardItem } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { EmptyState, Faces, List, ListRow, Section, Sheet } from '@callboard/ui';
import { Banknote } from 'lucide-react';
import { rateCardItemsQuery, rateCardQuery } from '../base/projects.queries.ts';
import { RateCardDocuments } from './rate-card-documents.tsx';
import { useValidity } from './use-validity.ts';

type RateCardSheetProps = { card: { id: string; caption: string }; onClose: () => void };

/** What was agreed with the client: what each function costs, and what comes on top. */
export function RateCardSheet({ card, onClose }: RateCardSheetProps) {
  const t = useWords('projects');
  const validity = useValidity();
  const about = useQuery(rateCardQuery(card.id)).data;
  const read = useRead(useQuery(rateCardItemsQuery(card.id)));
  return (
    <Sheet open onClose={onClose} title={card.caption} subtitle={about && validity(about)}>
      <Faces
        read={read}
        loading={<List label={t('rate-card.loading')} state={{ kind: 'loading', rows: 4 }} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={Banknote} title={t('rate-card.empty')} text={t('rate-card.emptyText')} />
          ) : (
            <>
              <Prices title={t('rate-card.functions')} items={items.filter(isFunction)} />
              <Prices title={t('rate-card.others')} items={items.filter((one) => !isFunction(one))} />
            </>
          )
        }
      </Faces>
      <RateCardDocuments id={card.id} />
    </Sheet>
  );
}

const isFunction = ({ functionId }: RateCardItem) => functionId !== null;

function Prices({ title, items }: { title: string; items: readonly RateCardItem[] }) {
  const t = useWords('projects');
  const { money } = useFormat();
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <List label={title} state={{ kind: 'full' }}>
        {items.map(({ id, caption, functionCaption, unit, price, currency }) => (
          <ListRow
            key={id}
            title={functionCaption ?? caption}
            subtitle={t(`rate-card.${unit}`, { price: money({ amount: price, currency }) })}
            text={functionCaption && caption !== functionCaption ? caption : undefined}
          />
        ))}
      </List>
    </Section>
  );
}
