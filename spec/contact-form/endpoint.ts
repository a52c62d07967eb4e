import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startBrowserMocks, type BrowserMocks } from '../../mocks/browser.ts';
import type { FormEndpoint } from '../../mocks/formEndpoint.ts';

/**
 * Starts a mock of the form service for the tests of a file; the returned function gives the mock. Each test begins with a
 * mock that is empty and accepts enquiries. A test fails if the mock received a wrong request, or if the page sends a request
 * to another host.
 */
export function mockEndpoint(): () => FormEndpoint {
  let mocks: BrowserMocks | undefined;

  function endpoint(): FormEndpoint {
    if (!mocks) throw new Error('The endpoint stands in once the first test runs.');
    return mocks.endpoint;
  }

  beforeAll(async () => {
    mocks = await startBrowserMocks(import.meta.env.VITE_FORM_ENDPOINT, 'error');
  });
  beforeEach(() => endpoint().reset());
  afterEach(() => {
    const faults = endpoint().received.flatMap((enquiry) => enquiry.faults);
    expect(faults, 'faults of the enquiries received').toEqual([]);
  });
  afterAll(() => mocks?.stop());
  return endpoint;
}
