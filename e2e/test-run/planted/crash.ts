import { test } from '@playwright/test';

test('passes', () => undefined);
throw new Error('This file does not load.');
