import type { TraderId } from "../../domain/id/id.ts";
import { payoutEntry } from "../../domain/merchant/payment.ts";
import { accountAllows } from "../../domain/account/trader-account.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { MerchantStore } from "../ports/merchant-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

/** - `nothing_to_move`: no payment waits. */
interface CollectRefusal {
  readonly code: "user_restricted" | "nothing_to_move" | "key_reused";
}

/** Moves what a merchant was paid to their wallet; what they owe is paid from it. */
export class CollectPayments {
  readonly #merchants: Pick<MerchantStore, "merchant">;
  readonly #claims: Pick<ClaimStore, "debtorBalance">;
  readonly #changes: CommitChanges;

  constructor(
    merchants: Pick<MerchantStore, "merchant">,
    claims: Pick<ClaimStore, "debtorBalance">,
    changes: CommitChanges,
  ) {
    this.#merchants = merchants;
    this.#claims = claims;
    this.#changes = changes;
  }

  /** Also for those who are no merchants any more: it is theirs. */
  async execute(merchantId: TraderId, key?: CommandKey): Promise<Result<string, CollectRefusal>> {
    const known = key && (await this.#changes.recall(key));
    if (known) return answerOfKnown(known);
    return retryOnConflict(() => this.#move(merchantId, key));
  }

  async #move(
    merchantId: TraderId,
    key: CommandKey | undefined,
  ): Promise<Result<string, CollectRefusal> | Conflict> {
    const asset = "BTC";
    const [{ units, lines, account, now }, { debtorBalance }] = await Promise.all([
      this.#merchants.merchant(merchantId),
      this.#claims.debtorBalance(merchantId, asset),
    ]);
    if (units === 0n) return refuse({ code: "nothing_to_move" });
    if (!accountAllows(account, "send")) return refuse({ code: "user_restricted" });
    const served = serveFromBalance({ debtorId: merchantId, asset, debtorBalance, gained: units });
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: merchantId }),
      judgedAt: now,
      usage: [],
      ...served,
      entries: [payoutEntry(merchantId, units, lines + 1), ...served.entries],
    });
    return answerOfCommit(outcome, merchantId);
  }
}
