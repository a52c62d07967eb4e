/** Stands around every test in the browser, beside `setup.ts`: the site's styles, and an empty page after each. */
import '../../src/styles/global.ts';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
