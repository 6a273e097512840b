import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as client from '@callboard/client';
import { shapeTools } from '@callboard/contract';
import * as feature from '@callboard/feature';
import * as i18n from '@callboard/i18n';
import * as session from '@callboard/session';
import * as ui from '@callboard/ui';

/** What features get from the shell instead of bringing their own: each exists once in the page. */
export const sharedLibs: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@callboard/client': client,
  '@callboard/feature': feature,
  '@callboard/i18n': i18n,
  '@callboard/session': session,
  '@callboard/ui': ui,
  'zod/mini': shapeTools,
};

/** The same for what only some screens need: fetched by the first one, side by side with its code. */
export const lazySharedLibs: Readonly<Record<string, () => Promise<object>>> = {
  'react-hook-form': () => import('./form-tools.ts'),
};
