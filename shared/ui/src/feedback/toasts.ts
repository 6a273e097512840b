export const toastTypes = ['error', 'success', 'info', 'warning', 'default'] as const;
export type ToastType = (typeof toastTypes)[number];

export type ToastOptions = {
  /** Milliseconds on screen; 0 or less stays until dismissed. */
  time?: number | undefined;
  /** Runs when the toast is pressed; the toast closes. */
  onClick?: (() => void) | undefined;
  /** A button of its own, "Undo" most of the time; the toast closes. */
  action?: { label: string; run: () => void } | undefined;
};
export type Toast = ToastOptions & { id: number; type: ToastType; message: string };

const defaultToastTime = 3000;

/** The toasts of one page, without any framework: what is shown, for how long, and that nothing is shown twice. */
export function createToasts() {
  let shown: readonly Toast[] = [];
  let count = 0;
  let held = false;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (shown.some((toast) => toast.id === id)) set(shown.filter((toast) => toast.id !== id));
    // The last one may leave under the pointer that held it; nothing tells us then.
    if (shown.length === 0) held = false;
  }

  function startTimer({ id, time = defaultToastTime }: Toast) {
    if (time > 0)
      timers.set(
        id,
        setTimeout(() => dismiss(id), time),
      );
  }

  function show(type: ToastType, message: string, options: ToastOptions = {}) {
    const same = shown.find((toast) => toast.type === type && toast.message === message);
    if (same) return same.id;
    count += 1;
    const toast: Toast = { ...options, id: count, type, message };
    set([...shown, toast]);
    if (!held) startTimer(toast);
    return toast.id;
  }

  return {
    show,
    dismiss,
    /** The toast was pressed. */
    press(id: number) {
      const toast = shown.find((candidate) => candidate.id === id);
      dismiss(id);
      toast?.onClick?.();
    },
    act(id: number) {
      const toast = shown.find((candidate) => candidate.id === id);
      dismiss(id);
      toast?.action?.run();
    },
    /** Someone reads or reaches for a toast: no time passes until release. */
    hold() {
      held = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    release() {
      if (!held) return;
      held = false;
      for (const toast of shown) startTimer(toast);
    },
    clear() {
      for (const { id } of shown) dismiss(id);
    },
    current: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The page's own. */
export const toasts = createToasts();

const shower = (type: ToastType) => (message: string, options?: ToastOptions) =>
  toasts.show(type, message, options);

export const toast = {
  error: shower('error'),
  success: shower('success'),
  info: shower('info'),
  warning: shower('warning'),
  default: shower('default'),
} satisfies Record<ToastType, ReturnType<typeof shower>>;
