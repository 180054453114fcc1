import type { ChainCode } from "../../domain/chain/chain.ts";
import { blocksNeeded } from "../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { areSendsHalted } from "../../domain/halt/halt.ts";
import { sendSettleEntry } from "../../domain/send/send-entries.ts";
import type { SendState } from "../../domain/send/send.ts";
import type { ChainSender, Signer } from "../ports/chain-sender.ts";
import type { AggregateChange, Commit, CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { SendStore, StoredSend } from "../ports/send-store.ts";

/** What is needed to bring sends to their chains. */
interface PayParts {
  readonly sends: Pick<SendStore, "listIn" | "lane" | "present">;
  readonly signer: Signer;
  readonly chains: Readonly<Record<ChainCode, ChainSender>>;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly policy: Current<DepositPolicy>;
}

/**
 * Brings sends to their chains: signs once, stores, and only then broadcasts those bytes, as often as
 * needed. Every step is one commit over the version that was read, so any number of processes, killed
 * at any point, pays each send once.
 */
export class PaySends {
  readonly #parts: PayParts;

  constructor(parts: PayParts) {
    this.#parts = parts;
  }

  /** One round over a chain. Returns the errors, send by send: one that cannot go on stops no other. */
  async execute(chain: ChainCode): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    const steps: readonly (readonly [SendState, (send: StoredSend) => Promise<void>])[] = [
      ["requested", (send) => this.#endHold(send)],
      ["checked", (send) => this.#sign(send)],
      ["signed", (send) => this.#broadcast(send)],
      ["sent", (send) => this.#follow(send)],
    ];
    for (const [state, step] of steps) {
      for (const send of await this.#parts.sends.listIn(chain, state)) {
        await step(send).catch((error: unknown) => errors.push(error));
      }
    }
    return errors;
  }

  async #endHold(send: StoredSend): Promise<void> {
    const { now } = await this.#parts.sends.present();
    if (send.heldUntil !== undefined && now < send.heldUntil) return;
    await this.#commit(now, changeOf(send, { state: "checked" }));
  }

  async #sign(send: StoredSend): Promise<void> {
    const { sends, signer } = this.#parts;
    const { id, amount, fee, networkFee, needsApproval } = send;
    const { chain, address } = send.target;
    const { now, halts } = await sends.present();
    if (areSendsHalted(halts, amount.asset, "sends")) return;
    const { version, nextNumber } = await sends.lane(chain);
    const intent = { sendId: id, chain, address, amount, fee, networkFee, needsApproval };
    const signed = await signer.sign(intent, send, nextNumber);
    const lane: AggregateChange = {
      aggregate: "send-lane",
      id: chain,
      seenVersion: version,
      state: { nextNumber: nextNumber + 1 },
    };
    const state = { state: "signed", number: nextNumber, ...signed };
    await this.#commit(now, changeOf(send, state), { halts, aggregates: [lane] });
  }

  /** From here on only these bytes may ever be broadcast for it. */
  async #broadcast(send: StoredSend): Promise<void> {
    await this.#bring(send);
    const { now } = await this.#parts.sends.present();
    await this.#commit(now, changeOf(send, { state: "sent" }));
  }

  /** Brought again where a reorganisation lost it; settled once enough blocks confirm it. */
  async #follow(send: StoredSend): Promise<void> {
    const { signed, amount, networkFee } = send;
    if (!signed) throw new Error(`${send.id} was sent and is not signed`);
    const chain = this.#parts.chains[send.target.chain];
    const [place, tip] = await Promise.all([chain.whereIs(signed.transaction), chain.tip()]);
    if (place === undefined) return this.#bring(send);
    if (place === "waiting") return undefined;
    if (tip.height - place.height + 1 < blocksNeeded(amount, this.#parts.policy()))
      return undefined;
    const { now } = await this.#parts.sends.present();
    const state = { state: "confirmed", height: place.height, blockHash: place.hash };
    const event = { kind: "confirmed", recipients: [send.traderId] };
    const entries = [sendSettleEntry(send, networkFee)];
    return this.#commit(now, { ...changeOf(send, state), event }, { entries });
  }

  async #bring({ id, signed, target }: StoredSend): Promise<void> {
    if (!signed) throw new Error(`${id} is to be broadcast and is not signed`);
    const outcome = await this.#parts.chains[target.chain].broadcast(signed.raw);
    // Never given back by itself: the network may have it although it says otherwise.
    if (outcome === "refused") throw new Error(`The network refuses the transaction of ${id}`);
  }

  /** Nothing where somebody else changed it meanwhile: the next round sees what there is. */
  async #commit(
    judgedAt: number,
    change: AggregateChange,
    more: Partial<Pick<Commit, "halts" | "aggregates" | "entries">> = {},
  ): Promise<void> {
    const { aggregates = [], entries = [], ...rest } = more;
    await this.#parts.changes.commit({
      judgedAt,
      usage: [],
      ...rest,
      entries,
      aggregates: [change, ...aggregates],
    });
  }
}

function changeOf({ id, version }: StoredSend, state: AggregateChange["state"]): AggregateChange {
  return { aggregate: "send", id, seenVersion: version, state };
}
