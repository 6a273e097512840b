import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { patience } from './patience.ts';

// Pages load their parts lazily, on a busy machine for seconds; nobody waits longer than it takes.
configure({ asyncUtilTimeout: patience(15_000) });
jest.setTimeout(30_000);

// With each element React would note where it was made, for the text of a warning: a tenth of what a page test costs.
const internals: object | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// jsdom has none of these of its own.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.structuredClone ??= <Value>(value: Value): Value => deserialize(serialize(value)) as Value;
// It knows no style sheet of ours either, and takes a point between two syllables for the end of a word.
if (typeof document !== 'undefined')
  document.head.insertAdjacentHTML('beforeend', '<style>.syllable, wbr { display: inline }</style>');
/** Nothing has a place in jsdom, so nothing comes into sight. */
class NothingInSight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  disconnect(): void {}
  observe(): void {}
  unobserve(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
globalThis.IntersectionObserver ??= NothingInSight;
// A test that looks at what is handed over puts its own in this place.
URL.createObjectURL ??= () => 'blob:file';
URL.revokeObjectURL ??= () => {};
