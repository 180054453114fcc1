/** Any number that all our processes agree on: its holder audits the books. */
export const auditLock = 7_337_471;
