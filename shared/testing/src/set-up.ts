import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has no encoder of its own.
Object.assign(globalThis, { TextEncoder, TextDecoder });
