/** How many bytes may be sent within an hour. */
export type UploadQuota = { login: number; tenant: number };

const megabyte = 1024 * 1024;
/** Some hundred photos of a phone, and ten people who send that many. */
export const usualQuota: UploadQuota = { login: 500 * megabyte, tenant: 5_000 * megabyte };
