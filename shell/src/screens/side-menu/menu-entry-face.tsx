import { ChartNoAxesColumn, CircleUser, House, Info, LogOut } from 'lucide-react';
import { useWords } from '@callboard/i18n';
import { FaceIcon } from '@callboard/ui';
import type { MenuEntry, OwnEntry } from './menu.ts';

const ownIcons = {
  home: House,
  'plus-crew-data': ChartNoAxesColumn,
  profile: CircleUser,
  version: Info,
  'sign-out': LogOut,
} satisfies Record<OwnEntry, typeof House>;

export function EntryIcon({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'feature') return <FaceIcon nodes={entry.icon} />;
  const Icon = ownIcons[entry.entry];
  return <Icon size={24} strokeWidth={1.75} aria-hidden />;
}

export function useEntryLabel(): (entry: MenuEntry) => string {
  const t = useWords('shell');
  return (entry) => {
    if (entry.kind === 'feature') return entry.label;
    return entry.entry === 'plus-crew-data' ? t('side-menu.plus-crew-data') : t(`titles.${entry.entry}`);
  };
}
