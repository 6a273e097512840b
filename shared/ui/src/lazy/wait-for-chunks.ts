import { patience } from '@callboard/testing';
import { configure } from '@testing-library/react';

// A test that shows a lazy part compiles react-aria first, on a busy machine for longer than the usual second.
configure({ asyncUtilTimeout: patience(15_000) });
jest.setTimeout(30_000);
