import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { classes } from '../style/classes.ts';
import { BackCloses } from './back-closes.tsx';
import type { MenuViewProps } from './menu.tsx';
import styles from './menu.module.css';
import '../lazy/press-style.ts';

export function MenuView({ label, items, trigger, onClose }: MenuViewProps) {
  return (
    <Popover
      isOpen
      aria-label={label}
      triggerRef={trigger}
      placement="bottom end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.popover ?? ''}
    >
      <BackCloses onBack={onClose} />
      <Menu
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was just opened takes the focus
        autoFocus="first"
        className={styles.menu ?? ''}
        onClose={onClose}
        disabledKeys={items.filter((item) => item.disabled).map((item) => item.id)}
        onAction={(key) => items.find((item) => item.id === key)?.run()}
      >
        {items.map(({ id, label, icon: Icon, hint, kind }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={label}
            className={classes(styles.item, kind === 'danger' && styles.danger)}
          >
            {Icon && <Icon size={20} />}
            <span className={styles.words}>
              <Text slot="label">{label}</Text>
              {hint && (
                <Text slot="description" className={styles.hint ?? ''}>
                  {hint}
                </Text>
              )}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
