// Where other people's work shares the cores, a test that waits for real answers may come too late once. It is
// tried a second time and the first failure is printed; what fails twice fails.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
