import { useFormat, useWords } from '@callboard/i18n';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { use } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import menu from '../overlay/menu.module.css';
import type { ComboBoxProps } from './combo-box.tsx';
import styles from './field.module.css';
import '../lazy/press-style.ts';

export function ComboBoxView(props: ComboBoxProps) {
  const { label, hint, error, options, value, onValue, id, name, placeholder, required, disabled } = props;
  const { onSearch, busy } = props;
  const t = useWords('ui');
  const { locale } = useFormat();
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        className={styles.field ?? ''}
        value={value || null}
        onChange={(key) => onValue(key === null ? '' : String(key))}
        isInvalid={error !== undefined}
        isRequired={required ?? false}
        isDisabled={disabled ?? false}
        allowsEmptyCollection
        menuTrigger="focus"
        {...(name && { name })}
        {...(onSearch && { onInputChange: onSearch, defaultFilter: () => true })}
      >
        <Label className={styles.label ?? ''}>{label}</Label>
        <FieldBox busy={busy ?? false}>
          <Input
            className={styles.control ?? ''}
            autoComplete="off"
            {...(id && { id })}
            {...(placeholder && { placeholder })}
          />
          <Button className={styles.open ?? ''} aria-label={t('combo.open')}>
            <ChevronDown size={20} />
          </Button>
        </FieldBox>
        {hint && (
          <Text slot="description" className={styles.hint ?? ''}>
            {hint}
          </Text>
        )}
        <FieldError className={styles.error ?? ''}>
          <CircleAlert size={16} />
          {error}
        </FieldError>
        <KeptWhenShut>
          <Popover className={`${menu.popover} ${menu.choices}`}>
            <ListBox
              renderEmptyState={() => <p className={menu.empty}>{t(busy ? 'combo.busy' : 'combo.none')}</p>}
            >
              {options.map((option) => (
                <ListBoxItem
                  key={option.value}
                  id={option.value}
                  textValue={option.label}
                  className={menu.item ?? ''}
                >
                  <span className={menu.words}>
                    <Text slot="label">{option.label}</Text>
                    {option.hint && (
                      <Text slot="description" className={menu.hint ?? ''}>
                        {option.hint}
                      </Text>
                    )}
                  </span>
                </ListBoxItem>
              ))}
            </ListBox>
          </Popover>
        </KeptWhenShut>
      </ComboBox>
    </I18nProvider>
  );
}

/** Enter takes the only one that fits; before one is chosen of several it would empty the field. */
function FieldBox({ busy, children }: { busy: boolean; children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  const takeOnlyOne = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !state?.isOpen || !state.inputValue) return;
    if (state.selectionManager.focusedKey !== null) return;
    event.preventDefault();
    event.stopPropagation();
    const [first, ...others] = state.collection.getKeys();
    if (!busy && first !== undefined && others.length === 0) state.setValue(first);
  };
  return (
    <div className={`${styles.box} ${styles.flush}`} onKeyDownCapture={takeOnlyOne}>
      {children}
    </div>
  );
}

/**
 * Whatever scrolls below the choices shuts them: a sheet that brings the field into sight, a keyboard that comes up.
 * Shut by the state's own `close` the field would be emptied, and with it the first letters of who types meanwhile.
 */
function KeptWhenShut({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  if (!state) return children;
  const kept = { ...state, close: () => state.setOpen(false) };
  return <OverlayTriggerStateContext value={kept}>{children}</OverlayTriggerStateContext>;
}
