export const toastTypes = ['error', 'success', 'info', 'warning', 'default'] as const;
export type ToastType = (typeof toastTypes)[number];

export type ToastOptions = {
  /** Milliseconds on screen; 0 or less stays until dismissed. */
  time?: number | undefined;
  /** Runs when the toast is pressed; the toast closes. */
  onClick?: (() => void) | undefined;
  /** A button of its own, "Undo" most of the time; the toast closes. */
  action?: { label: string; run: () => void } | undefined;
  /** Runs when its time is over and nobody has pressed or dismissed it. */
  onTimeOver?: (() => void) | undefined;
};
export type Toast = ToastOptions & { id: number; type: ToastType; message: string };

const defaultToastTime = 3000;

/** What somebody may have to act on: it is not put aside for mere news. */
const matters = ({ type, action }: Toast) => action !== undefined || type === 'error' || type === 'warning';
const stays = ({ time = defaultToastTime }: Toast) => time <= 0;
const isNews = (toast: Toast) => !matters(toast) && !stays(toast);

/** The one on screen: what matters, then news, then what stays until it is dismissed; of each the newest. */
const topOf = (all: readonly Toast[]): Toast | undefined =>
  all.findLast((toast) => matters(toast) && !stays(toast)) ?? all.findLast(isNews) ?? all.at(-1);

type Timers = Map<number, ReturnType<typeof setTimeout>>;

function startTimer(timers: Timers, toast: Toast, dismiss: (id: number) => void) {
  const { id, time = defaultToastTime, onTimeOver } = toast;
  if (time <= 0) return;
  const end = () => {
    dismiss(id);
    onTimeOver?.();
  };
  timers.set(id, setTimeout(end, time));
}

/** The toasts of one page, without any framework: which is shown, for how long, and that nothing is shown twice. */
export function createToasts() {
  /** Shown or still to be shown, the newest last. */
  let all: readonly Toast[] = [];
  let top: Toast | undefined;
  let count = 0;
  let held = false;
  const timers: Timers = new Map();
  const listeners = new Set<() => void>();
  const find = (id: number) => all.find((toast) => toast.id === id);

  function set(next: readonly Toast[]) {
    // Under the hand that reaches for it none is exchanged.
    if (!held || !top || !next.includes(top)) top = topOf(next);
    // Newer news takes the place of older.
    const isOver = (toast: Toast) => top && isNews(top) && isNews(toast) && toast.id < top.id;
    all = next.filter((toast) => !isOver(toast));
    if (top && !held && !timers.has(top.id)) startTimer(timers, top, dismiss);
    for (const listener of listeners) listener();
  }

  function dismiss(id: number) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (!find(id)) return;
    // It may leave under the pointer that held it; nothing tells us then.
    if (top?.id === id) held = false;
    set(all.filter((toast) => toast.id !== id));
  }

  function show(type: ToastType, message: string, options: ToastOptions = {}) {
    const same = all.find((toast) => toast.type === type && toast.message === message);
    if (same) return same.id;
    count += 1;
    const toast: Toast = { ...options, id: count, type, message };
    set([...all, toast]);
    return toast.id;
  }

  return {
    show,
    dismiss,
    /** The toast was pressed. */
    press(id: number) {
      const toast = find(id);
      dismiss(id);
      toast?.onClick?.();
    },
    act(id: number) {
      const toast = find(id);
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
      set(all);
    },
    clear() {
      for (const { id } of all) dismiss(id);
    },
    /** Shown or still to be shown, the newest last. */
    current: () => all,
    /** The one on screen. */
    top: () => top,
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
