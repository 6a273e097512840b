import { useWords } from '@callboard/i18n';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import type { PointerEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import { LongWords } from '../text/long-words.tsx';
import styles from './toast-region.module.css';
import { toasts } from './toasts.ts';
import type { Toast, ToastType } from './toasts.ts';
import { useToastPlace } from './use-toast-place.ts';

const icons = {
  error: OctagonAlert,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  default: undefined,
} satisfies Record<ToastType, Icon | undefined>;

/** Where toasts appear, one at a time; once in the page. */
export function ToastRegion() {
  const t = useWords('ui');
  const shown = useSyncExternalStore(toasts.subscribe, toasts.top, toasts.top);
  const region = useRef<HTMLElement>(null);
  useToastPlace(region, shown?.id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no action: time stands still while someone reads
    <section
      ref={region}
      // A sheet or dialog that is open leaves it alone: what was done is undone above it, too.
      data-react-aria-top-layer
      aria-label={t('toast.region')}
      className={styles.region}
      onPointerMove={holdIfMoved}
      onPointerDown={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      {/* Both live regions exist before their first message, or it would not be read out. */}
      <div role="alert">{shown && urgent(shown) && item(shown)}</div>
      <div aria-live="polite">{shown && !urgent(shown) && item(shown)}</div>
    </section>
  );
}

/** Only a hand that reaches for it: a toast may well appear below a pointer that lies where it last pressed. */
const holdIfMoved = ({ movementX, movementY }: PointerEvent) => {
  if (movementX !== 0 || movementY !== 0) toasts.hold();
};
const urgent = ({ type }: Toast) => type === 'error' || type === 'warning';
const item = (toast: Toast) => <ToastItem key={toast.id} toast={toast} />;

function ToastItem({ toast }: { toast: Toast }) {
  const t = useWords('ui');
  const Icon = icons[toast.type];
  return (
    <div className={classes(styles.toast, styles[toast.type])}>
      {Icon && <Icon size={20} />}
      <button type="button" className={styles.message} onClick={() => toasts.press(toast.id)}>
        <LongWords>{toast.message}</LongWords>
      </button>
      <div className={styles.acts}>
        {toast.action && (
          <button type="button" className={styles.action} onClick={() => toasts.act(toast.id)}>
            {toast.action.label}
          </button>
        )}
        <IconButton label={t('toast.dismiss')} icon={X} onClick={() => toasts.dismiss(toast.id)} />
      </div>
    </div>
  );
}
