import {
  leastOf,
  obstacleOf,
  sendNeeds,
  startOf,
  type SendObstacle,
} from "../../domain/send/decide-send.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { cryptoFor } from "../../domain/money/price.ts";
import { mostUsdCents, sendLimits } from "../../domain/send/send-limits.ts";
import type { HoldReason } from "../../domain/send/send.ts";
import type { Actor } from "../actor/actor.ts";
import type { ChargedFee } from "./price-fees.ts";
import type { AskedSend, PrepareRefusal, PrepareSend } from "./prepare-send.ts";

/** What a send would be like, before anything is proven. */
interface SendQuote {
  readonly recipient: string;
  /** What keeps it from being sent; a proof alone would not mend it. */
  readonly obstacle: SendObstacle | undefined;
  /** Where that is a limit: what it allows at most, nothing where that is too little to be sent. */
  readonly most: Money<RealAsset> | undefined;
  /** What its sender has to type. */
  readonly asks: "code" | "password";
  /** To an address: what each speed costs. */
  readonly fees: readonly ChargedFee[];
  /** How long it is held before it leaves; undefined where nothing holds it. */
  readonly heldUntil: number | undefined;
  readonly holdReasons: readonly HoldReason[];
  /** Whether two of staff look at it before it leaves. */
  readonly needsApproval: boolean;
}

/** Says what a send would be like, and sends nothing. */
export class QuoteSend {
  readonly #prepare: Pick<PrepareSend, "execute">;

  constructor(prepare: Pick<PrepareSend, "execute">) {
    this.#prepare = prepare;
  }

  async execute(actor: Actor, asked: AskedSend): Promise<Result<SendQuote, PrepareRefusal>> {
    const prepared = await this.#prepare.execute(actor, asked);
    if (!prepared.ok) return prepared;
    const { wanted, facts, rules, price, recipient, fees } = prepared.value;
    const { heldUntil, holdReasons, needsApproval } = startOf(wanted, facts, rules);
    const obstacle = obstacleOf(wanted, facts, rules);
    const limits = sendLimits(wanted.target, facts, rules);
    const cents = limits.some(({ code }) => code === obstacle) ? mostUsdCents(limits) : undefined;
    const most =
      cents === undefined ? undefined : cryptoFor({ currency: "USD", minor: cents }, price);
    return accept({
      recipient,
      obstacle,
      most: most && most.units < leastOf(wanted, rules) ? money(most.asset, 0n) : most,
      fees,
      heldUntil,
      holdReasons,
      needsApproval,
      asks: sendNeeds(facts, rules).asksFactor ? "code" : "password",
    });
  }
}
