#!/usr/bin/env node
/**
 * Firefox as the test tool starts it, for a Firefox that is older than the tool: a command that this one does not know
 * yet (the wanted colour scheme of a page) is answered as done, everything else goes through as it is.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { firefoxPath } from './firefox.ts';

const forgiven = 'emulation.setMediaFeaturesOverride';
type Message = { id?: number; method?: string; error?: string };
const read = (data: unknown): Message => JSON.parse(String(data)) as Message;

function between(tool: WebSocket, address: string): void {
  const firefox = new WebSocket(address);
  const waiting: string[] = [];
  const asked = new Set<number>();
  firefox.on('open', () => waiting.splice(0).forEach((text) => firefox.send(text)));
  tool.on('message', (data) => {
    const text = String(data);
    const { id, method } = read(text);
    if (id !== undefined && method === forgiven) asked.add(id);
    if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
    else waiting.push(text);
  });
  firefox.on('message', (data) => {
    const text = String(data);
    const { id, error } = read(text);
    const isForgiven = error === 'unknown command' && id !== undefined && asked.delete(id);
    tool.send(isForgiven ? JSON.stringify({ type: 'success', id, result: {} }) : text);
  });
  tool.on('close', () => firefox.close());
  firefox.on('close', () => tool.close());
}

const firefox = spawn(firefoxPath(), process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  if (!address) return void process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (tool, request) => between(tool, address + (request.url ?? '')));
  server.on('listening', () => {
    const { port } = server.address() as { port: number };
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
});
