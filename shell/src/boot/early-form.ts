import type { Ask } from './ask.ts';
import type { EarlyForm } from './starter.ts';

// In the document itself: the sign-in form works before the page's own script is there.

/** Sends the document's form when it is pressed, until the page takes the form over together with what was done in it. */
export function earlyForm(ask: Ask): () => EarlyForm {
  let taken = false;
  let pressed: EarlyForm['pressed'] = null;
  let again: HTMLElement | null = null;

  function press(form: HTMLFormElement): void {
    const fields = new FormData(form);
    const login = String(fields.get('login') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    const button = form.querySelector<HTMLElement>('[type=submit]');
    if (!login || !password) {
      again = button;
      form.querySelector<HTMLInputElement>(`[name=${login ? 'password' : 'login'}]`)?.focus();
      return;
    }
    button?.setAttribute('aria-busy', 'true');
    const answer = ask('/auth/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login, password }),
      patienceMs: 30_000,
    });
    pressed = { login, password, answer };
  }

  const until = (type: string, listen: (event: Event) => void): void =>
    addEventListener(type, (event) => !taken && listen(event), { capture: true });
  until('submit', (event) => {
    // Never as a form: what is typed belongs into no address.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!pressed && event.target instanceof HTMLFormElement) press(event.target);
  });
  until('click', ({ target }) => {
    again = (target as Element).closest<HTMLElement>('#root [type=button]') ?? again;
  });
  until('input', () => {
    // What was missing may be there now; whether it is all, only a further press says.
    if (again?.matches('[type=submit]')) again = null;
  });
  return () => {
    taken = true;
    const early = { pressed, again };
    pressed = again = null;
    return early;
  };
}
