import './theme/tokens.css';
import './theme/themes.css';
import './theme/base.css';
import './words/words.ts';

export { applyTheme, themeModes, themeNames } from './theme/apply-theme.ts';
export type { Theme, ThemeMode, ThemeName } from './theme/apply-theme.ts';

export { Button } from './button/button.tsx';
export type { ButtonProps } from './button/button.tsx';
export { buttonClass } from './button/button-class.ts';
export type { ButtonKind, ButtonSize } from './button/button-class.ts';
export { IconButton } from './button/icon-button.tsx';
export type { IconButtonProps } from './button/icon-button.tsx';

export { createLucideIcon } from 'lucide-react';
export { FaceIcon } from './icon/face-icon.tsx';
export type { IconNodes } from './icon/face-icon.tsx';
export type { Icon } from './icon/icon.ts';

export { Card, Figure } from './page/card.tsx';
export type { CardProps } from './page/card.tsx';
export { ListDetail } from './page/list-detail.tsx';
export { Page } from './page/page.tsx';
export type { PageProps } from './page/page.tsx';
export { Section } from './page/section.tsx';
export type { SectionProps } from './page/section.tsx';
export { LongWords } from './text/long-words.tsx';
export { VisuallyHidden } from './page/visually-hidden.tsx';
export { isWide, useWide } from './page/use-wide.ts';

export { EmptyState } from './list/empty-state.tsx';
export type { EmptyStateProps } from './list/empty-state.tsx';
export { DayTile } from './list/day-tile.tsx';
export { Faces, listFace } from './list/faces.tsx';
export type { FacesProps } from './list/faces.tsx';
export { FailedState } from './list/failed-state.tsx';
export type { FailedStateProps } from './list/failed-state.tsx';
export { List } from './list/list.tsx';
export type { ListProps, ListState } from './list/list.tsx';
export { ListRow } from './list/list-row.tsx';
export type { ListRowProps } from './list/list-row.tsx';
export { RowIcon } from './list/row-icon.tsx';
export { Skeleton } from './list/skeleton.tsx';

export { Checkbox, Switch } from './field/checkbox.tsx';
export type { CheckboxProps, SwitchProps } from './field/checkbox.tsx';
export { ErrorSummary } from './field/error-summary.tsx';
export type { ErrorSummaryProps } from './field/error-summary.tsx';
export { PasswordField } from './field/password-field.tsx';
export type { PasswordFieldProps } from './field/password-field.tsx';
export { SearchField } from './field/search-field.tsx';
export type { SearchFieldProps } from './field/search-field.tsx';
export { Select } from './field/select.tsx';
export type { SelectOption, SelectProps } from './field/select.tsx';
export { TextArea } from './field/text-area.tsx';
export type { TextAreaProps } from './field/text-area.tsx';
export { TextField } from './field/text-field.tsx';
export type { TextFieldProps } from './field/text-field.tsx';

export { AsOf, ageOf } from './status/as-of.tsx';
export { Avatar } from './status/avatar.tsx';
export type { AvatarProps } from './status/avatar.tsx';
export { Badge } from './status/badge.tsx';
export type { BadgeProps } from './status/badge.tsx';
export { Chip, ChipRow } from './status/chip.tsx';
export type { ChipProps } from './status/chip.tsx';
export { initialsOf } from './status/initials.ts';
export { Progress } from './status/progress.tsx';
export type { ProgressProps } from './status/progress.tsx';
export { statusNames } from './status/status-name.ts';
export type { StatusName } from './status/status-name.ts';
export { StatusPill } from './status/status-pill.tsx';
export type { StatusPillProps } from './status/status-pill.tsx';

export { announce } from './feedback/announce.ts';
export { Banner } from './feedback/banner.tsx';
export type { BannerKind, BannerProps } from './feedback/banner.tsx';
export { ToastRegion } from './feedback/toast-region.tsx';
export { createToasts, toast, toasts, toastTypes } from './feedback/toasts.ts';
export type { Toast, ToastOptions, ToastType } from './feedback/toasts.ts';

export { Dialog } from './overlay/dialog.tsx';
export type { DialogProps } from './overlay/dialog.tsx';
export { Menu } from './overlay/menu.tsx';
export type { MenuItem, MenuProps } from './overlay/menu.tsx';
export { usePlainKeys } from './overlay/use-plain-keys.ts';
export { BackCloses } from './overlay/back-closes.tsx';
export { hearBack } from './overlay/layers.ts';
export { Palette } from './overlay/palette.tsx';
export { Sheet } from './overlay/sheet.tsx';
export type { SheetProps } from './overlay/sheet.tsx';
export { Tabs } from './overlay/tabs.tsx';
export type { TabItem, TabsProps } from './overlay/tabs.tsx';

export { ComboBox } from './field/combo-box.tsx';
export type { ComboBoxOption, ComboBoxProps } from './field/combo-box.tsx';
export { DatePicker } from './date/date-picker.tsx';
export type { DatePickerProps } from './date/date-picker.tsx';
export { DateRangePicker } from './date/date-range-picker.tsx';
export type { DateRange, DateRangePickerProps } from './date/date-range-picker.tsx';
export { DeadlinePill } from './date/deadline-pill.tsx';
export type { DeadlinePillProps } from './date/deadline-pill.tsx';
export { useDeadlineText, useTimeLeft } from './date/use-deadline-text.ts';
export { UnfinishedFieldsProvider } from './date/unfinished-fields.ts';
export { useUnfinished } from './date/use-unfinished.ts';
export { TimeField } from './date/time-field.tsx';
export type { TimeFieldProps } from './date/time-field.tsx';

export { FileInput } from './media/file-input.tsx';
export type { FileInputProps } from './media/file-input.tsx';
export { PhotoInput } from './media/photo-input.tsx';
export type { PhotoInputProps } from './media/photo-input.tsx';
export { SignaturePad } from './media/signature-pad.tsx';
export type { Signature, SignaturePadProps, Stroke } from './media/signature-pad.tsx';

export { DataTable } from './table/data-table.tsx';
export type { Column, DataTableProps, Sorting } from './table/data-table.tsx';
export { VirtualList } from './table/virtual-list.tsx';
export type { VirtualListProps } from './table/virtual-list.tsx';
