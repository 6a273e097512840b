import { Chip, ChipRow, Page, applyTheme, themeModes, themeNames } from '@callboard/ui';
import type { ThemeMode, ThemeName } from '@callboard/ui';
import { useEffect, useState } from 'react';
import { ActionShelf } from './action-shelf.tsx';
import { FieldShelf } from './field-shelf.tsx';
import { samples } from './kitchen-samples.ts';
import { ListShelf } from './list-shelf.tsx';
import { NowShelf } from './now-shelf.tsx';
import { OverlayShelf } from './overlay-shelf.tsx';
import { PickerShelf } from './picker-shelf.tsx';
import { StatusShelf } from './status-shelf.tsx';
import { TableShelf } from './table-shelf.tsx';

/** Everything that shared/ui has, in its states; only in development. */
export function Component() {
  const [theme, setTheme] = useState<ThemeName>('default');
  const [mode, setMode] = useState<ThemeMode>('light');
  useEffect(() => applyTheme({ theme, mode, mark: samples.mark }), [theme, mode]);
  return (
    <Page title={samples.title} subtitle={samples.subtitle}>
      <ChipRow label="Theme">
        {themeNames.map((name) => (
          <Chip
            key={name}
            label={samples.themes[name]}
            selected={name === theme}
            onClick={() => setTheme(name)}
          />
        ))}
        {themeModes.map((name) => (
          <Chip
            key={name}
            label={samples.modes[name]}
            selected={name === mode}
            onClick={() => setMode(name)}
          />
        ))}
      </ChipRow>
      <NowShelf />
      <ListShelf />
      <ActionShelf />
      <StatusShelf />
      <FieldShelf />
      <PickerShelf />
      <OverlayShelf />
      <TableShelf />
    </Page>
  );
}
