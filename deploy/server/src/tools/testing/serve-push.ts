/**
 * A push service with one device, for stories: whoever started it is told of the device, then of each message as the
 * device reads it.
 */
import { browserForTests, startPushService } from './server/push-service.driver.ts';

const browser = browserForTests();
const { host, certificate, address } = await startPushService({
  onMessage: ({ body }) => void process.send?.({ message: browser.read(body) }),
});
process.send?.({ host, certificate, endpoint: address('/phone'), keys: browser.keys });
process.once('disconnect', () => process.exit(0));
