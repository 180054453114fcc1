import { feeOutput } from "../../domain/multisig-escrow/booked-fee.ts";
import { multisigState, type TradeEscrow } from "../../domain/multisig-escrow/trade-escrow.ts";
import type { AggregateChange } from "../ports/commit.ts";
import type { EscrowSeals, StoredEscrow } from "../ports/multisig-escrow-store.ts";

/** A new state of an escrow, decided on the version that was read; both parties are told. */
export function changeOf(
  escrow: TradeEscrow,
  seals: EscrowSeals,
  parties: Pick<StoredEscrow, "buyerId" | "sellerId">,
  seenVersion: number | undefined,
): AggregateChange {
  const { tradeId, platform, buyer, seller, coin, ending, proposal, payouts, spend, booked } =
    escrow;
  const state = multisigState(escrow);
  const fee = feeOutput(escrow);
  return {
    aggregate: "multisig-escrow",
    id: tradeId,
    seenVersion,
    state: {
      state,
      network: escrow.network,
      keyNumber: escrow.keyNumber,
      exitBlocks: escrow.exitBlocks,
      amount: escrow.amount,
      fee: escrow.fee,
      platformKey: platform.key,
      platformAddress: platform.address,
      buyerKey: buyer?.key ?? null,
      buyerAddress: buyer?.address ?? null,
      sellerKey: seller?.key ?? null,
      sellerExit: seller?.exit ?? null,
      sellerAddress: seller?.address ?? null,
      address: escrow.address ?? null,
      coinTransaction: coin?.transaction ?? null,
      coinPlace: coin?.place ?? null,
      coinUnits: coin?.units ?? null,
      coinIs: coin?.is ?? null,
      coinHeight: coin?.block?.height ?? null,
      coinHash: coin?.block?.hash ?? null,
      ending: ending?.kind ?? null,
      buyerBasisPoints: ending?.kind === "split" ? ending.buyerBasisPoints : null,
      proposal: proposal?.payout ?? null,
      proposalFee: proposal?.networkFee ?? null,
      payouts: payouts.map((each) => ({ ...each, networkFee: String(each.networkFee) })),
      spendTransaction: spend?.transaction ?? null,
      spendHeight: spend?.block?.height ?? null,
      spendHash: spend?.block?.hash ?? null,
      spendConfirmed: spend?.isConfirmed ?? false,
      feePlace: fee?.place ?? null,
      feeUnits: fee?.units ?? null,
      bookedTimes: booked?.times ?? null,
      bookedUnits: booked?.units ?? null,
      bookedTo: booked?.to ?? null,
      termsSeal: seals.terms ?? null,
      endingSeal: seals.ending ?? null,
    },
    event: { kind: state, recipients: [parties.buyerId, parties.sellerId] },
  };
}
