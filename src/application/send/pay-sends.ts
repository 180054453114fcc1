import type { ChainCode } from "../../domain/chain/chain.ts";
import { blocksNeeded } from "../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { areSendsHalted } from "../../domain/halt/halt.ts";
import { money } from "../../domain/money/money.ts";
import { sendSettleEntry } from "../../domain/send/send-entries.ts";
import type { SendState } from "../../domain/send/send.ts";
import type { ChainSender, Signer } from "../ports/chain-sender.ts";
import type { AggregateChange, Commit, CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OwnCoins } from "../ports/own-coins.ts";
import type { SendStore, StoredSend } from "../ports/send-store.ts";

/** What is needed to bring sends to their chains. */
interface PayParts {
  readonly sends: Pick<SendStore, "listIn" | "lane" | "present">;
  readonly signer: Signer;
  /** What can be spent on a chain of outputs; undefined where numbers are enough. */
  readonly coins: Pick<OwnCoins, "spendable"> | undefined;
  readonly chains: Readonly<Partial<Record<ChainCode, ChainSender>>>;
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
    const { sends, signer, coins } = this.#parts;
    const { id, amount, fee, networkFee, needsApproval } = send;
    const { chain, address } = send.target;
    const { now, halts } = await sends.present();
    if (areSendsHalted(halts, amount.asset, "sends")) return;
    const { version, nextNumber } = await sends.lane(chain);
    const intent = { sendId: id, chain, address, amount, fee, networkFee, needsApproval };
    // Read after the lane: whoever spends some of them meanwhile changes the lane, too.
    const own = chain === "bitcoin" ? ((await coins?.spendable()) ?? []) : [];
    const { spends, ...signed } = await signer.sign(intent, send, nextNumber, own);
    const lane: AggregateChange = {
      aggregate: "send-lane",
      id: chain,
      seenVersion: version,
      state: { nextNumber: nextNumber + 1 },
    };
    const state = { state: "signed", number: nextNumber, ...signed };
    const spent = spends.map((coin) => spentBy(id, coin));
    await this.#commit(now, changeOf(send, state), { halts, aggregates: [lane, ...spent] });
  }

  /** From here on only these bytes may ever be broadcast for it. */
  async #broadcast(send: StoredSend): Promise<void> {
    await this.#bring(send);
    const { now } = await this.#parts.sends.present();
    await this.#commit(now, changeOf(send, { state: "sent" }));
  }

  /** Brought again where a reorganisation lost it; settled once enough blocks confirm it. */
  async #follow(send: StoredSend): Promise<void> {
    const { signed, amount, networkFee, paidFee } = send;
    if (!signed) throw new Error(`${send.id} was sent and is not signed`);
    const chain = this.#chain(send.target.chain);
    const [place, tip] = await Promise.all([chain.whereIs(signed.transaction), chain.tip()]);
    if (place === undefined) return this.#bring(send);
    if (place === "waiting") return undefined;
    if (tip.height - place.height + 1 < blocksNeeded(amount, this.#parts.policy()))
      return undefined;
    const { now } = await this.#parts.sends.present();
    const taken = place.paidFee ?? paidFee ?? networkFee.units;
    const { height, hash: blockHash } = place;
    const state = { state: "confirmed", height, blockHash, paidFee: taken };
    const event = { kind: "confirmed", recipients: [send.traderId] };
    const entries = [sendSettleEntry(send, money(networkFee.asset, taken))];
    return this.#commit(now, { ...changeOf(send, state), event }, { entries });
  }

  async #bring({ id, signed, target }: StoredSend): Promise<void> {
    if (!signed) throw new Error(`${id} is to be broadcast and is not signed`);
    const outcome = await this.#chain(target.chain).broadcast(signed.raw);
    // Never given back by itself: the network may have it although it says otherwise.
    if (outcome === "refused") throw new Error(`The network refuses the transaction of ${id}`);
  }

  #chain(code: ChainCode): ChainSender {
    const chain = this.#parts.chains[code];
    if (!chain) throw new Error(`No ${code} is connected to send on`);
    return chain;
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

/** Refused by the database if another send has it. */
function spentBy(sendId: string, coin: string): AggregateChange {
  return { aggregate: "spent-coin", id: coin, seenVersion: undefined, state: { sendId } };
}
