/** Any number that all our processes agree on: who holds it audits the books. */
export const auditLock = 7_337_471;
