import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startBrowserMocks } from '../../mocks/browser.ts';
import type { FormEndpoint } from '../../mocks/formEndpoint.ts';

/**
 * Starts a mock of the form service for the tests of a file. Before each test the mock forgets all enquiries and accepts the
 * next ones. A test fails if the mock received a wrong request, or if the page sends a request to another host.
 *
 * @returns a function that returns the mock; call it within a test
 */
export function mockEndpoint(): () => FormEndpoint {
  let endpoint: FormEndpoint;
  beforeAll(async () => {
    const mocks = await startBrowserMocks(import.meta.env.VITE_FORM_ENDPOINT, 'error');
    endpoint = mocks.endpoint;
    return mocks.stop;
  });
  beforeEach(() => endpoint.reset());
  afterEach(() => {
    const faults = endpoint.received.flatMap((enquiry) => enquiry.faults);
    expect(faults, 'faults in the requests that the form service received').toEqual([]);
  });
  return () => endpoint;
}
