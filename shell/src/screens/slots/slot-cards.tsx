import { createContext, Suspense, use, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { may } from '@callboard/contract';
import type { FeatureId, SlotName } from '@callboard/contract';
import { OriginProvider } from '@callboard/feature';
import type { CardModule } from '@callboard/feature';
import { Skeleton } from '@callboard/ui';
import { useShell } from '../../runtime/context/shell-context.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import type { Loader } from '../../runtime/loader/loader.ts';
import { cardWords } from '../../runtime/routes/feature-pages.ts';
import { ErrorBoundary } from '../trouble/error-boundary.tsx';

const opened = new WeakMap<Loader, Map<string, Promise<CardModule | null>>>();

/** The code of a card, once. One that does not load adds nothing, and is tried again on the next visit. */
function openCard(loader: Loader, feature: FeatureId, key: string): Promise<CardModule | null> {
  const cards = opened.get(loader) ?? new Map<string, Promise<CardModule | null>>();
  opened.set(loader, cards);
  const id = `${feature}/${key}`;
  const known = cards.get(id);
  if (known) return known;
  const load = async () => {
    try {
      const [card] = await Promise.all([loader.card(feature, key), cardWords(loader, feature)]);
      return card;
    } catch {
      // The loader has noted the trouble; on a page of many parts a missing one is no news.
      setTimeout(() => cards.delete(id), 5000);
      return null;
    }
  };
  const card = load();
  cards.set(id, card);
  return card;
}

/** About as tall as what comes, so that nothing below it moves. */
const heights: Partial<Record<SlotName, string>> = { 'home/now': 'var(--now-height, 14rem)' };

/** What stands in a slot while no feature has a card there that works. */
const OtherwiseContext = createContext<ReactNode>(null);
const Otherwise = () => use(OtherwiseContext);

type Place = { name: SlotName; props: object; otherwise: ReactNode };

/** What features put into a place of this name, for this visitor, by rank. */
function SlotCards({ name, props, otherwise }: Place) {
  const { lineup, loader } = useShell();
  const { identity } = useVisitor();
  const cards = useMemo(
    () =>
      lineup.features
        .flatMap(({ feature, version, face }) =>
          Object.entries(face.cards).map(([key, card]) => ({
            origin: { feature, version },
            feature,
            key,
            ...card,
          })),
        )
        .filter(({ slot, allow }) => slot === name && may(allow, identity))
        .sort((one, other) => one.rank - other.rank),
    [lineup, identity, name],
  );
  if (cards.length === 0) return otherwise;
  return (
    <OtherwiseContext value={otherwise}>
      {cards.map(({ origin, feature, key }) => (
        <ErrorBoundary key={`${feature}/${key}`} where={`${feature}/${key}`} fallback={Otherwise}>
          <Suspense fallback={<Skeleton height={heights[name] ?? '4.5rem'} />}>
            <OriginProvider value={origin}>
              <CardThere card={openCard(loader, feature, key)} props={props} />
            </OriginProvider>
          </Suspense>
        </ErrorBoundary>
      ))}
    </OtherwiseContext>
  );
}

type CardThereProps = Pick<Place, 'props'> & { card: Promise<CardModule | null> };

function CardThere({ card, props }: CardThereProps) {
  const module = use(card);
  if (!module) return <Otherwise />;
  // The slot's name ties a card to what it is told; the compiler holds that where the card is declared.
  const Card = module.Component as ComponentType<object>;
  return <Card {...props} />;
}

/** How the cards of a slot are drawn, wherever a page has a place for them. */
export const drawSlot = (name: SlotName, props: object, otherwise: ReactNode) => (
  <SlotCards name={name} props={props} otherwise={otherwise} />
);
