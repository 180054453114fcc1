import { chainOf, type ChainCode } from "../../domain/chain/chain.ts";
import { openStates } from "../../domain/deposit/deposit.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { DepositAccounts } from "../ports/deposit-accounts.ts";
import type { DepositViews } from "../ports/deposit-views.ts";
import type { PlayChain } from "../ports/play-chain.ts";
import type { GiveAddress } from "./give-address.ts";

/** What arrives each time. */
const portions: { readonly [Code in RealAsset]: Money } = {
  BTC: money("BTC", 1_000_000n),
  USDT: money("USDT", 500_000_000n),
  ETH: money("ETH", 250_000_000_000_000_000n),
};

/** How many may be on their way to a trader at once. */
const mostOnTheWay = 3;

/**
 * - `play_coins_on_the_way`: wait until some have arrived.
 * - `deposits_unavailable`: no chain is connected.
 */
type PlayRefusal = { readonly code: "play_coins_on_the_way" | "deposits_unavailable" };

/** Has somebody nobody knows send a trader coins on the chain of a demo. */
export class SendPlayCoins {
  readonly #chains: Readonly<Record<ChainCode, PlayChain>>;
  readonly #giveAddress: Pick<GiveAddress, "execute">;
  readonly #deposits: Pick<DepositViews, "listOf">;
  readonly #accounts: Pick<DepositAccounts, "tether">;
  readonly #senders: Readonly<Record<ChainCode, string>>;
  readonly #newTransaction: () => string;

  constructor(parts: {
    readonly chains: Readonly<Record<ChainCode, PlayChain>>;
    readonly giveAddress: Pick<GiveAddress, "execute">;
    readonly deposits: Pick<DepositViews, "listOf">;
    readonly accounts: Pick<DepositAccounts, "tether">;
    /** Where they come from. */
    readonly senders: Readonly<Record<ChainCode, string>>;
    readonly newTransaction: () => string;
  }) {
    this.#chains = parts.chains;
    this.#giveAddress = parts.giveAddress;
    this.#deposits = parts.deposits;
    this.#accounts = parts.accounts;
    this.#senders = parts.senders;
    this.#newTransaction = parts.newTransaction;
  }

  async execute(actor: Actor, asset: RealAsset): Promise<Result<Money, PlayRefusal>> {
    const recent = await this.#deposits.listOf(actor.traderId, mostOnTheWay);
    const isFull = recent.length === mostOnTheWay;
    if (isFull && recent.every(({ state }) => openStates.includes(state))) {
      return refuse({ code: "play_coins_on_the_way" });
    }
    const given = await this.#giveAddress.execute(actor, asset);
    if (!given.ok) return given;
    const amount = portions[asset];
    const chain = chainOf[asset];
    const payment = {
      transaction: this.#newTransaction(),
      place: asset === "ETH" ? -1 : 0,
      address: given.value.address,
      token: asset === "USDT" ? this.#accounts.tether : undefined,
      units: amount.units,
    };
    await this.#chains[chain].pay(payment, this.#senders[chain]);
    return accept(amount);
  }
}
