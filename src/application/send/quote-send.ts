import { obstacleOf, sendNeeds, type SendObstacle } from "../../domain/send/decide-send.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AskedSend, PrepareRefusal, PrepareSend } from "./prepare-send.ts";

/** What a send would be like, before anything is proven. */
interface SendQuote {
  readonly recipient: string;
  /** What keeps it from being sent; a proof alone would not mend it. */
  readonly obstacle: SendObstacle | undefined;
  /** What its sender has to type. */
  readonly asks: "code" | "password";
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
    const { wanted, facts, rules, recipient } = prepared.value;
    return accept({
      recipient,
      obstacle: obstacleOf(wanted, facts, rules),
      asks: sendNeeds(facts, rules).asksFactor ? "code" : "password",
    });
  }
}
