import { starter } from '../../boot/starter.ts';

const entryLimit = 6000;

/** A script that did not do what it should; what was behind it is found out by `diagnose`. */
export class ScriptError extends Error {
  readonly url: string;
  readonly how: 'failed' | 'timeout' | 'threw';

  constructor(url: string, how: ScriptError['how'], detail = '') {
    super(`${url} ${how} ${detail}`.trim());
    this.name = 'ScriptError';
    this.url = url;
    this.how = how;
  }
}

/** Runs a listed script of ours, within a limit. */
export function runScript(url: string, limit = entryLimit): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    starter().tag(script, url);
    const { src } = script;
    let thrown = '';
    const onThrow = (event: ErrorEvent): void => {
      if (event.filename === src) thrown = event.message;
    };
    const settle = (error?: ScriptError): void => {
      clearTimeout(timer);
      window.removeEventListener('error', onThrow);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => settle(new ScriptError(url, 'timeout')), limit);
    window.addEventListener('error', onThrow);
    script.addEventListener('load', () => settle(thrown ? new ScriptError(url, 'threw', thrown) : undefined));
    script.addEventListener('error', () => settle(new ScriptError(url, 'failed')));
    document.head.append(script);
  });
}
