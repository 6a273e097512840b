import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// jsdom has none of these of its own.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.structuredClone ??= <Value>(value: Value): Value => deserialize(serialize(value)) as Value;
