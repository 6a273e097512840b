import type { StartUpSettings } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { applyTheme, initialsOf } from '@callboard/ui';

/** The tenant's theme in the mode that was chosen on this device, now and whenever either changes. */
export function followTheme(settings: StartUpSettings | null): () => void {
  let shown = '';
  const show = () => {
    const { tenant, uiSettings } = sessionStore.getState();
    const theme = tenant?.mobileTheme ?? settings?.mobileTheme ?? 'default';
    const mode = uiSettings.mode ?? 'system';
    const mark = initialsOf(tenant?.name ?? settings?.name ?? '');
    const next = [theme, mode, mark].join();
    if (next === shown) return;
    shown = next;
    applyTheme({ theme, mode, mark });
  };
  show();
  return sessionStore.subscribe(show);
}
