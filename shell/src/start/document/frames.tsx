import { House, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '@callboard/i18n';
import { IconButton, Page, Skeleton } from '@callboard/ui';
import bar from '../../screens/bottom-bar/bottom-bar.module.css';
import layout from '../frame/frame.module.css';
import home from '../../screens/home/home.module.css';
import { ListShape, PageSkeleton } from '../../screens/skeleton/page-skeleton.tsx';
import menu from '../../screens/side-menu/side-menu.module.css';
import top from '../../screens/top-bar/top-bar.module.css';
import styles from './frames.module.css';

type Props = { readonly tenant: string };

const entries = [64, 48, 72, 56, 60, 44];

/** The docked menu of a wide window; a narrow one does not show it. */
const MenuShape = () => (
  <div className={styles.menu}>
    <div className={menu.docked}>
      <div className={menu.owner}>
        <Skeleton width="3.5rem" height="3.5rem" round />
      </div>
      <div className={menu.nav}>
        {entries.map((width) => (
          <div key={width} className={menu.entry}>
            <Skeleton width={`${width}%`} />
          </div>
        ))}
      </div>
    </div>
  </div>
);

/** The bar at the top; what stands in it depends on who is signed in, which the document does not know. */
const TopShape = ({ children }: { children: ReactNode }) => <header className={top.bar}>{children}</header>;

/** Home before it is known whose: bars, and the shapes of its cards. Nothing of it is read out. */
export function HomeFrame({ tenant }: Props) {
  const t = useWords('shell');
  return (
    <div className={layout.frame} aria-hidden inert>
      <MenuShape />
      <div className={layout.column}>
        <TopShape>
          <p className={top.title}>{tenant}</p>
          <Skeleton width="2.5rem" height="2.5rem" round />
          <span className={styles.button}>
            <IconButton label={t('top-bar.open-menu')} icon={Menu} />
          </span>
        </TopShape>
        <main className={layout.main}>
          <Page title="" titleHidden wide>
            <div className={home.home}>
              <div className={home.column}>
                <Skeleton height="5.25rem" />
                <ListShape />
              </div>
            </div>
          </Page>
        </main>
      </div>
      <nav className={bar.bar}>
        <span className={bar.entry} aria-current="page">
          <span className={bar.icon}>
            <House size={24} strokeWidth={1.75} aria-hidden />
          </span>
          <span className={bar.label}>{t('titles.home')}</span>
        </span>
      </nav>
    </div>
  );
}

/** Every other screen, for anybody: whose app it is, and that something comes. */
export const PageFrame = ({ tenant }: Props) => (
  <div className={layout.frame}>
    <div className={layout.column}>
      <TopShape>
        <p className={top.title}>{tenant}</p>
      </TopShape>
      <main className={layout.main}>
        <PageSkeleton />
      </main>
    </div>
  </div>
);
