import { accept, refuse, type Result } from "../result/result.ts";
import { agreedPayout, type PayoutRefusal } from "./agreed-payout.ts";
import type { EscrowCoin, EscrowEnding, MultisigEscrow } from "./escrow-terms.ts";
import { payoutSize } from "./transaction-size.ts";

/** What a transaction that someone proposes does. Every part of it may be made up. */
export interface ProposedPayout {
  readonly version: number;
  readonly lockTime: number;
  readonly inputs: readonly {
    readonly transaction: string;
    readonly place: number;
    readonly sequence: number;
    /** What it says that the coin is worth, in satoshi. */
    readonly units: bigint;
    /** The script that it says the coin is paid to, and the one that it says it is spent by, in hex. */
    readonly script: string;
    readonly witnessScript: string;
  }[];
  readonly outputs: readonly { readonly script: string; readonly units: bigint }[];
}

/** What the escrow's own script is, made from its terms, in hex. */
export interface EscrowScripts {
  readonly script: string;
  readonly witnessScript: string;
}

/** Fees of the network that a signer accepts. */
export interface FeeBounds {
  /** In satoshi for a virtual byte. */
  readonly leastRate: bigint;
  readonly mostRate: bigint;
  /** Of what is in the escrow. */
  readonly mostPercent: bigint;
}

/** What everyone accepts, the platform and the page for recovery alike. */
export const payoutFees: FeeBounds = { leastRate: 1n, mostRate: 1_000n, mostPercent: 25n };

/** Why a proposed payout is not signed. */
type CheckRefusal =
  | PayoutRefusal
  | {
      readonly code:
        | "other_coin"
        | "other_script"
        | "other_amount"
        | "other_outputs"
        | "not_at_once"
        | "fee_too_low";
    };

/** Can be replaced by one with a higher fee (BIP 125), and waits for nothing. */
export const payoutSequence = 0xff_ff_ff_fd;
export const payoutVersion = 2;

/**
 * Checks a transaction before it is signed, whoever made it: it spends the escrow's coin and nothing else, pays exactly
 * what the ending gives to each, and leaves the network a reasonable fee. Accepts with that fee.
 */
export function checkPayout(
  proposed: ProposedPayout,
  known: {
    readonly escrow: MultisigEscrow;
    readonly scripts: EscrowScripts;
    /** As read from the chain, not from the proposal. */
    readonly coin: EscrowCoin;
    readonly ending: EscrowEnding;
    readonly bounds: FeeBounds;
  },
): Result<{ readonly networkFee: bigint }, CheckRefusal> {
  const { escrow, scripts, coin, ending, bounds } = known;
  const [input, ...others] = proposed.inputs;
  const isCoin = input?.transaction === coin.transaction && input.place === coin.place;
  if (!input || !isCoin || others.length > 0) return refuse({ code: "other_coin" });
  const isScript = input.script === scripts.script && input.witnessScript === scripts.witnessScript;
  if (!isScript) return refuse({ code: "other_script" });
  if (input.units !== coin.units) return refuse({ code: "other_amount" });
  const isAtOnce =
    input.sequence === payoutSequence &&
    proposed.lockTime === 0 &&
    proposed.version === payoutVersion;
  if (!isAtOnce) return refuse({ code: "not_at_once" });
  const networkFee = proposed.outputs.reduce((left, { units }) => left - units, coin.units);
  const agreed = agreedPayout(escrow, coin.units, ending, networkFee);
  if (!agreed.ok) return agreed;
  const isAgreed =
    agreed.value.length === proposed.outputs.length &&
    agreed.value.every(({ script, units }, place) => {
      const output = proposed.outputs[place];
      return output?.script === script && output.units === units;
    });
  if (!isAgreed) return refuse({ code: "other_outputs" });
  const size = payoutSize(agreed.value.map(({ script }) => script));
  if (networkFee < size * bounds.leastRate) return refuse({ code: "fee_too_low" });
  const isTooHigh =
    networkFee > size * bounds.mostRate || networkFee * 100n > coin.units * bounds.mostPercent;
  return isTooHigh ? refuse({ code: "fee_too_high" }) : accept({ networkFee });
}
