export * from './face.ts';
