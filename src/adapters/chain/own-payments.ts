import type { ChainPayment } from "../../application/ports/chain-node.ts";

/** Which of some addresses are of interest; others are forgotten at once. */
export type OwnAddresses = (addresses: readonly string[]) => Promise<ReadonlySet<string>>;

/** Those of some payments that go to our own addresses. */
export async function ownPayments(
  payments: readonly ChainPayment[],
  areOurs: OwnAddresses,
): Promise<readonly ChainPayment[]> {
  if (payments.length === 0) return [];
  const own = await areOurs([...new Set(payments.map(({ address }) => address))]);
  return payments.filter(({ address }) => own.has(address));
}
