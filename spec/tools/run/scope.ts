/** Whether this is `npm run test:all`, in which tests also check what `npm test` leaves out. */
export const isWholeRun = process.env['TEST_SCOPE'] === 'all';
