import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastRegion } from '@callboard/ui';
import { PageTitles } from '../titles/page-titles.tsx';
import { ConnectionNews } from './connection-news.tsx';
import { UpdatePrompt } from '../update/update-prompt.tsx';

/** What every screen has, with or without bars. */
export function Root() {
  return (
    <>
      <PageTitles />
      <ConnectionNews />
      <Outlet />
      <UpdatePrompt />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}
