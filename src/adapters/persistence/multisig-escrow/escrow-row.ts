import type { StoredEscrow } from "../../../application/ports/multisig-escrow-store.ts";
import type { ChainNetwork } from "../../../domain/chain/chain.ts";
import type { EscrowEnding } from "../../../domain/multisig-escrow/escrow-terms.ts";
import type {
  BookedFee,
  CoinSpend,
  FundingCoin,
  SignedPayout,
} from "../../../domain/multisig-escrow/trade-escrow.ts";

/** An escrow as its table has it, with the parties of its trade. */
export interface EscrowRow {
  readonly id: string;
  readonly version: number;
  readonly buyer_id: string;
  readonly seller_id: string;
  readonly network: ChainNetwork;
  readonly key_number: number;
  readonly exit_blocks: number;
  readonly amount: string;
  readonly fee: string;
  readonly platform_key: string;
  readonly platform_address: string;
  readonly buyer_key: string | null;
  readonly buyer_address: string | null;
  readonly seller_key: string | null;
  readonly seller_exit: string | null;
  readonly seller_address: string | null;
  readonly address: string | null;
  readonly coin_transaction: string | null;
  readonly coin_place: number | null;
  readonly coin_units: string | null;
  readonly coin_is: FundingCoin["is"] | null;
  readonly coin_height: number | null;
  readonly coin_hash: string | null;
  readonly ending: EscrowEnding["kind"] | null;
  readonly buyer_basis_points: number | null;
  readonly proposal: string | null;
  readonly proposal_fee: string | null;
  readonly payouts: readonly (Omit<SignedPayout, "networkFee"> & { readonly networkFee: string })[];
  readonly spend_transaction: string | null;
  readonly spend_height: number | null;
  readonly spend_hash: string | null;
  readonly spend_confirmed: boolean;
  readonly booked_times: number | null;
  readonly booked_units: string | null;
  readonly booked_to: string | null;
  readonly terms_seal: string | null;
  readonly ending_seal: string | null;
  readonly fee_goes_back: boolean;
}

/** The columns of `EscrowRow`; the escrow is `e`, its trade `t`. */
export const escrowColumns = `e.id, e.version, t.buyer_id, t.seller_id, e.network, e.key_number, e.exit_blocks,
  e.amount::text AS amount, e.fee::text AS fee, e.platform_key, e.platform_address, e.buyer_key, e.buyer_address,
  e.seller_key, e.seller_exit, e.seller_address, e.address, e.coin_transaction, e.coin_place,
  e.coin_units::text AS coin_units, e.coin_is, e.coin_height, e.coin_hash, e.ending, e.buyer_basis_points,
  e.proposal, e.proposal_fee::text AS proposal_fee, e.payouts, e.spend_transaction, e.spend_height, e.spend_hash,
  e.spend_confirmed, e.booked_times, e.booked_units::text AS booked_units, e.booked_to, e.terms_seal, e.ending_seal, t.rules -> 'memory' ? 'feeGoesBack' AS fee_goes_back`;

/** A row as the escrow that it stores. */
export function escrowOf(row: EscrowRow): StoredEscrow {
  const { buyer_key: buyerKey, buyer_address: buyerAddress } = row;
  const { seller_key: sellerKey, seller_exit: exit, seller_address: sellerAddress } = row;
  const { proposal, proposal_fee: proposalFee } = row;
  return {
    tradeId: row.id,
    version: row.version,
    buyerId: row.buyer_id,
    sellerId: row.seller_id,
    network: row.network,
    keyNumber: row.key_number,
    exitBlocks: row.exit_blocks,
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
    platform: { key: row.platform_key, address: row.platform_address },
    buyer:
      buyerKey === null || buyerAddress === null
        ? undefined
        : { key: buyerKey, address: buyerAddress },
    seller:
      sellerKey === null || exit === null || sellerAddress === null
        ? undefined
        : { key: sellerKey, exit, address: sellerAddress },
    address: row.address ?? undefined,
    coin: coinOf(row),
    ending: endingOf(row),
    proposal:
      proposal === null || proposalFee === null
        ? undefined
        : { payout: proposal, networkFee: BigInt(proposalFee) },
    payouts: row.payouts.map((each) => ({ ...each, networkFee: BigInt(each.networkFee) })),
    spend: spendOf(row),
    booked: bookedOf(row),
    seals: { terms: row.terms_seal ?? undefined, ending: row.ending_seal ?? undefined },
    feeGoesBack: row.fee_goes_back,
  };
}

function coinOf(row: EscrowRow): FundingCoin | undefined {
  const { coin_transaction: transaction, coin_place: place, coin_units: units, coin_is: is } = row;
  if (transaction === null || place === null || units === null || is === null) return undefined;
  const block = blockOf(row.coin_height, row.coin_hash);
  return { transaction, place, units: BigInt(units), is, block };
}

function endingOf({ ending, buyer_basis_points: share }: EscrowRow): EscrowEnding | undefined {
  if (ending === null) return undefined;
  return ending === "split" ? { kind: ending, buyerBasisPoints: share ?? 0 } : { kind: ending };
}

function spendOf(row: EscrowRow): CoinSpend | undefined {
  const { spend_transaction: transaction, spend_confirmed: isConfirmed } = row;
  if (transaction === null) return undefined;
  return { transaction, block: blockOf(row.spend_height, row.spend_hash), isConfirmed };
}

function bookedOf(row: EscrowRow): BookedFee | undefined {
  const { booked_times: times, booked_units: units, booked_to: to } = row;
  if (times === null || units === null) return undefined;
  return { times, units: BigInt(units), to: to ?? undefined };
}

function blockOf(height: number | null, hash: string | null) {
  return height === null || hash === null ? undefined : { height, hash };
}
