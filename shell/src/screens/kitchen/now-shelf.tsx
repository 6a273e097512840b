import { Button, Card, Figure, ListRow, List, RowIcon, Section, StatusPill } from '@callboard/ui';
import type { Icon } from '@callboard/ui';
import { Briefcase, CircleDot, GitCompare, LogIn, MapPin, PenLine, Wallet } from 'lucide-react';
import styles from './kitchen.module.css';
import { samples } from './kitchen-samples.ts';

const icons: readonly Icon[] = [GitCompare, Briefcase, PenLine, Wallet];

/** The home screen's two first blocks, as the measure of the look. */
export function NowShelf() {
  const { now, needs } = samples;
  return (
    <>
      <Card>
        <div className={styles.between}>
          <StatusPill status="confirmed" icon={CircleDot} label={now.pill} />
          <span className={styles.muted}>{now.closes}</span>
        </div>
        <div>
          <Figure>{now.time}</Figure>
          <p className={styles.strong}>{now.job}</p>
          <p className={styles.place}>
            <MapPin size={16} /> {now.place}
          </p>
        </div>
        <Button icon={LogIn} wide>
          {now.action}
        </Button>
      </Card>
      <Section title="Needs you" count={needs.length} action={<a href="#all">All</a>}>
        <List label="Needs you" state={{ kind: 'full' }}>
          {needs.map((need, index) => (
            <ListRow
              key={need.id}
              href={`#${need.id}`}
              leading={<RowIcon icon={icons[index] ?? Briefcase} status={need.status} />}
              title={need.title}
              text={need.text}
              trailing={'pill' in need && <StatusPill status={need.status} label={need.pill} />}
            />
          ))}
        </List>
      </Section>
    </>
  );
}
