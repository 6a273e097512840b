import { useState } from 'react';
import { Slot } from '@callboard/feature';
import { Page } from '@callboard/ui';
import { useFormat, useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { useMenu } from '../side-menu/use-menu.ts';
import { ContactCard } from './contact-card.tsx';
import { DayCard } from './day-card.tsx';
import { HomeBlock } from './home-block.tsx';
import styles from './home.module.css';
import { NothingOpen } from './nothing-open.tsx';
import { partOfDay } from './part-of-day.ts';
import { QuickLinks } from './quick-links.tsx';

/** What is going on now, what waits, what comes, and where to go. Blocks without content are not there. */
export function Component() {
  const t = useWords('shell');
  const format = useFormat();
  const name = useSession((state) => state.payload?.loginData.person?.name) ?? '';
  const [now] = useState(() => new Date());
  const { menu } = useMenu();
  const open = menu.filter((entry) => entry.kind === 'feature');
  const first = name.trim().split(/\s+/, 1)[0] ?? '';
  const part = partOfDay(now.getHours());
  return (
    <Page title={first ? t(`home.${part}`, { name: first }) : t(`home.hello-${part}`)} titleHidden wide>
      <div className={styles.home}>
        <div className={styles.column}>
          <div className={styles.now}>
            <Slot name="home/now" />
          </div>
          <DayCard date={format.date(now, 'long')} part={part} />
          <HomeBlock title={t('home.needs-you')} slot="home/needs-you" needs />
          <HomeBlock title={t('home.coming')} slot="home/coming" />
        </div>
        <div className={styles.column}>
          {open.length > 0 ? <QuickLinks entries={open} /> : <NothingOpen />}
          <HomeBlock title={t('home.info')} slot="home/info" />
          <ContactCard />
        </div>
      </div>
    </Page>
  );
}
