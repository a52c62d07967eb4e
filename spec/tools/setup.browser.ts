/** Stands around every test in the browser, beside `setup.ts`: the site's styles, and an empty page after each. */
import '../../src/styles/global.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes at once or never; a busy machine is no reason to fail.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
