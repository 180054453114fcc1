/** How many days can lie between two instalments of a repayment plan. */
export const planPeriods = [7, 14, 30] as const;
export type PlanPeriod = (typeof planPeriods)[number];
