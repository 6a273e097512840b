import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installAll } from '../support/run/debian.ts';
import { patience } from '../support/run/patience.ts';
import { freePort } from '../support/run/free-port.ts';

/**
 * The engine of Safari, as Debian has it, and a screen in memory for it. The test tool speaks with a WebKit of its own
 * only; this one is spoken to by WebDriver, which is a few calls.
 */
const driver = '/usr/bin/WebKitWebDriver';
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const screen = '/usr/bin/Xvfb';

const isInstalled = () => [driver, browser, screen].every((path) => existsSync(path));
/** Whether there is one to test with; a run finds out once whether it also starts. */
export const hasWebKit = (): boolean => process.env.CALLBOARD_WEBKIT !== 'none' && isInstalled();

/** Installs one where that is possible, and says whether it starts. */
export async function installWebKit(): Promise<boolean> {
  if (!isInstalled()) installAll('--no-install-recommends', 'webkit2gtk-driver', 'xvfb');
  const starts = isInstalled() && (await startWebKit().then(closed, () => false));
  if (!starts) process.env.CALLBOARD_WEBKIT = 'none';
  return starts;
}
const closed = (webkit: WebKit) => {
  webkit.close();
  return true;
};

export type WebKit = {
  open(address: string): Promise<void>;
  /** What the body of a function answers in the page. */
  run<T>(body: string, ...args: readonly unknown[]): Promise<T>;
  /** Text typed into the first of these elements, key by key. */
  type(css: string, text: string): Promise<void>;
  /** A click in the middle of the first of these elements, which is scrolled to. */
  click(xpath: string): Promise<void>;
  /** Ends the window, its driver and its screen. */
  close(): void;
};

const keyOfElement = 'element-6066-11e4-a52e-4f735466cecf';
type Element = { readonly [keyOfElement]: string };

/** Nothing moves, and what is drawn is not put together by a graphics card that only pretends to be there. */
const calm = {
  XDG_CONFIG_HOME: join(import.meta.dirname, 'webkit-settings'),
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};

/** A screen of its own, and its name. */
async function startScreen(): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(screen, ['-displayfd', '1', '-screen', '0', '500x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdout?.once('data', (text: Buffer) => resolve(`:${String(text).trim()}`));
  });
  return { child, name };
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(patience(30_000)),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await answer.json()) as { value: T };
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/** As long as the driver starts nobody listens. */
async function untilReady(address: string): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    const ready = await ask<{ ready: boolean }>('GET', `${address}/status`).catch(() => null);
    if (ready) return;
    // oxlint-disable-next-line no-restricted-globals -- another process is asked, outside any page
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The driver of WebKit does not answer.');
}

/** Opens a window of WebKit. */
export async function startWebKit(): Promise<WebKit> {
  const { child: screenProcess, name } = await startScreen();
  const port = await freePort();
  const driverProcess = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: name, ...calm },
    stdio: 'ignore',
  });
  const end = () => {
    // The window goes with its screen.
    driverProcess.kill();
    screenProcess.kill();
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    await untilReady(base);
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${base}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    });
    const session = `${base}/session/${sessionId}`;
    // As wide as a phone; what is left of the window is its own bar.
    await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: 400, height: 840 });
    return windowOf(session, end);
  } catch (error) {
    end();
    throw error;
  }
}

function windowOf(session: string, end: () => void): WebKit {
  const find = async (using: string, value: string) =>
    (await ask<Element>('POST', `${session}/element`, { using, value }))[keyOfElement];
  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    run: (script, ...args) => ask('POST', `${session}/execute/sync`, { script, args }),
    type: async (css, text) =>
      ask('POST', `${session}/element/${await find('css selector', css)}/value`, { text }),
    click: async (xpath) => ask('POST', `${session}/element/${await find('xpath', xpath)}/click`, {}),
    close: end,
  };
}
