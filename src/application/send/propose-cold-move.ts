import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { chainOf } from "../../domain/chain/chain.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { coldHoldEntry, judgeColdMove, type ColdMoveRefusal } from "../../domain/send/cold-move.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import { intentText } from "../../domain/send/send.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { ColdAccount, ColdBooks } from "../ports/cold-storage.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { HotFloat } from "../ports/hot-account.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { SendLane, SendStore } from "../ports/send-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import type { ChargedFee, PriceFees } from "./price-fees.ts";

/**
 * - `no_cold_address`: no cold storage is set up for the coin.
 * - `node_silent`: nobody says what the hot account has.
 * - `fees_unknown`, `no_fresh_rate`: nobody says what the move takes.
 * - `send_fee_too_high`: it takes too much of the amount.
 */
type ProposeRefusal =
  | ColdMoveRefusal
  | {
      readonly code:
        | "no_cold_address"
        | "node_silent"
        | "fees_unknown"
        | "no_fresh_rate"
        | "send_fee_too_high"
        | "reason_needed";
    };

interface ProposeParts {
  readonly cold: readonly ColdAccount[];
  readonly books: Pick<ColdBooks, "isMoving">;
  readonly floats: readonly HotFloat[];
  readonly fees: Pick<PriceFees, "of">;
  readonly sends: Pick<SendStore, "present" | "lane">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly policy: Current<{ readonly send: SendPolicy }>;
  readonly seal: SealIntent;
  readonly newId: () => string;
}

interface Proposal {
  readonly asset: RealAsset;
  /** In base units: the surplus that was seen, or less. */
  readonly units: bigint;
  readonly reason: string;
}

/**
 * Staff propose to move what a hot account has above its ceiling to cold storage. It waits like a large send, with them
 * as the first of two: somebody else of staff confirms it, and the signer checks both, and the address by itself.
 */
export class ProposeColdMove {
  readonly #parts: ProposeParts;

  constructor(parts: ProposeParts) {
    this.#parts = parts;
  }

  async execute(
    staff: KeyedStaff,
    { asset, units, reason: typed }: Proposal,
  ): Promise<Result<null, ProposeRefusal>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const account = this.#parts.cold.find(({ chain }) => chain === chainOf[asset]);
    if (!account) return refuse({ code: "no_cold_address" });
    const payable = await this.#payable(account, asset);
    if (payable === undefined) return refuse({ code: "node_silent" });
    const { send: policy } = this.#parts.policy();
    const [ceiling, least] = [policy.floatCeiling[asset], policy.least[asset]];
    const options = await this.#parts.fees.of(asset);
    if (!options) return refuse({ code: "no_fresh_rate" });
    const chosen = options.find(({ speed }) => speed === "normal") ?? options[0];
    if (!chosen) return refuse({ code: "fees_unknown" });
    if (chosen.fee.units * 10_000n > units * BigInt(policy.mostFeeBasisPoints)) {
      return refuse({ code: "send_fee_too_high" });
    }
    const proposal = { asset, units, reason: reason.value };
    return retryOnConflict(async () => {
      // Read before it is judged: whoever proposes another one meanwhile changes the lane, too.
      const lane = await this.#parts.sends.lane(account.chain);
      const isOneOpen = await this.#parts.books.isMoving(asset);
      const judged = judgeColdMove({ payable, ceiling, least, isOneOpen }, units);
      return judged.ok ? this.#write(staff, account, proposal, chosen, lane) : judged;
    });
  }

  async #payable({ chain }: ColdAccount, asset: RealAsset): Promise<bigint | undefined> {
    const float = this.#parts.floats.find((each) => each.chain === chain);
    const coins = await float?.read().catch(() => undefined);
    return coins?.find((coin) => coin.asset === asset)?.payable;
  }

  async #write(
    { staffId, role, key }: KeyedStaff,
    { chain, address }: ColdAccount,
    { asset, units, reason }: Proposal,
    { fee, networkFee }: ChargedFee,
    { version, nextNumber }: SendLane,
  ): Promise<Result<null, ProposeRefusal> | Conflict> {
    const { sends, changes, seal, newId } = this.#parts;
    const { now } = await sends.present();
    const id = newId();
    const amount = money(asset, units);
    const intent = {
      sendId: id,
      chain,
      address,
      amount,
      fee,
      networkFee,
      needsApproval: true,
      isCold: true,
    };
    const at = new Date(now).toISOString();
    const done = await changes.commit({
      judgedAt: now,
      usage: [],
      entries: [coldHoldEntry({ id, amount, fee })],
      aggregates: [
        { aggregate: "send-lane", id: chain, seenVersion: version, state: { nextNumber } },
        {
          aggregate: "send",
          id,
          seenVersion: undefined,
          state: {
            asset,
            amount: units,
            fee: fee.units,
            chain,
            address,
            networkFeeAsset: networkFee.asset,
            networkFee: networkFee.units,
            state: "waiting",
            usdCents: 0n,
            holdReasons: [],
            needsApproval: true,
            approvedBy: staffId,
            approvedAt: at,
            approvedReason: reason,
            requestedAt: at,
            seal: seal(intentText(intent)),
          },
        },
      ],
      audit: [
        {
          staffId,
          role,
          act: "propose-cold-move",
          subject: { kind: "coin", id: asset },
          reason,
          after: { send: id, units: String(units), address },
          ...(key && { key }),
        },
      ],
    });
    return done.outcome === "conflict" ? done : accept(null);
  }
}
