import type { BootResult } from './boot-result.ts';

/** Shows whose app it is before React starts: theme, title, description and icon. */
export function applyStartUp({ settings, meta }: BootResult): void {
  if (settings) {
    document.documentElement.dataset['theme'] = settings.mobileTheme;
    if (settings.faviconUrl) {
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = settings.faviconUrl;
    }
  }
  if (meta) {
    document.title = meta.metaHostName;
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.metaDescription);
  }
}
