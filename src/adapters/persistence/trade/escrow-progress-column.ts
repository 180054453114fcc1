import type { EscrowProgress } from "../../../domain/multisig-escrow/escrow-wait.ts";
import type { MultisigState } from "../../../domain/multisig-escrow/trade-escrow.ts";
import { endingOf } from "../../../domain/multisig-escrow/trade-step.ts";
import type { Trade } from "../../../domain/trade/trade.ts";

/** A row of `escrowProgressColumn` as the driver returns it. */
export interface ProgressRow {
  readonly escrow_progress: {
    readonly state: MultisigState;
    /** In satoshi. */
    readonly missing: string;
    readonly isSpent: boolean;
    readonly hasBuyersKey: boolean;
    readonly hasSellersKey: boolean;
  } | null;
}

/** How far the multisig escrow of the trade `t` is; null without one. */
export const escrowProgressColumn = `(
  SELECT json_build_object('state', e.state, 'isSpent', e.spend_height IS NOT NULL,
           'missing', greatest(e.amount + e.fee - coalesce(e.coin_units, 0), 0)::text,
           'hasBuyersKey', e.buyer_key IS NOT NULL, 'hasSellersKey', e.seller_key IS NOT NULL)
    FROM multisig_escrow e WHERE e.id = t.id) AS escrow_progress`;

/** How the trade ended says how the escrow is paid out, also in the moment before the escrow follows. */
export function progressOf(
  { escrow_progress: read }: ProgressRow,
  trade: Trade,
): EscrowProgress | undefined {
  if (!read) return undefined;
  const { state, missing, isSpent, hasBuyersKey, hasSellersKey } = read;
  return {
    state,
    hasKey: { buyer: hasBuyersKey, seller: hasSellersKey },
    missing: BigInt(missing),
    ending: endingOf(trade),
    isSpent,
  };
}
