import type { TraderId } from "../../domain/id/id.ts";
import { fiatFor } from "../../domain/money/price.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { SendFacts, SendRules, WantedSend } from "../../domain/send/decide-send.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import type { TradePolicy } from "../../domain/trade/trade-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { ContactStore } from "../ports/contact-store.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { SendStore } from "../ports/send-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";

/** What somebody asks to send. */
export interface AskedSend {
  readonly amount: Money;
  /** The name of a person. */
  readonly recipient: string;
  readonly isRepeatWanted: boolean;
}

/**
 * - `recipient_unknown`: nobody has this name, or nobody can be paid under it any more.
 * - `no_fresh_rate`: nobody knows what the amount is worth, so no limit can be checked.
 */
export interface PrepareRefusal {
  readonly code: "recipient_unknown" | "no_fresh_rate";
}

/** Everything that a decision about a send needs. */
interface PreparedSend {
  readonly wanted: WantedSend & { readonly target: { readonly recipientId: TraderId } };
  readonly facts: SendFacts;
  readonly rules: SendRules;
  /** The name of the recipient as they write it. */
  readonly recipient: string;
  readonly seen: {
    /** Of the sender's row, and of their account. */
    readonly senderVersion: number | undefined;
    readonly accountVersion: number;
  };
}

/** The policies that decide sends. */
interface PreparePolicy {
  readonly send: SendPolicy;
  readonly start: Pick<StartPolicy, "levels" | "recentSeconds" | "watchedCountries">;
  readonly trade: Pick<TradePolicy, "proofAge">;
}

/** Reads what decides a send: for a quote, and again when it is sent. */
export class PrepareSend {
  readonly #parts: {
    readonly sends: Pick<SendStore, "senderFacts">;
    readonly people: Pick<ContactStore, "named">;
    readonly traders: Pick<TraderStore, "credentialsOf">;
    readonly prices: Pick<MarketPrices, "quote">;
    readonly policy: Current<PreparePolicy>;
  };

  constructor(parts: {
    readonly sends: Pick<SendStore, "senderFacts">;
    readonly people: Pick<ContactStore, "named">;
    readonly traders: Pick<TraderStore, "credentialsOf">;
    readonly prices: Pick<MarketPrices, "quote">;
    readonly policy: Current<PreparePolicy>;
  }) {
    this.#parts = parts;
  }

  async execute(
    { traderId, level, sessionStartedAt }: Actor,
    { amount, recipient: name, isRepeatWanted }: AskedSend,
  ): Promise<Result<PreparedSend, PrepareRefusal>> {
    const { sends, traders, prices, policy } = this.#parts;
    const { send, start, trade } = policy();
    const recipient = await this.#person(name);
    if (!recipient) return refuse({ code: "recipient_unknown" });
    const target = { kind: "person", recipientId: recipient.traderId } as const;
    const { recentSeconds, levels, watchedCountries } = start;
    const [stored, sender] = await Promise.all([
      sends.senderFacts(traderId, { amount, target, recentSeconds }),
      traders.credentialsOf(traderId),
    ]);
    const quote = prices.quote(amount.asset, "USD");
    if (!quote) return refuse({ code: "no_fresh_rate" });
    if (!sender) throw new Error(`${traderId} is signed in and has no account`);
    const { version, country, ...known } = stored;
    const isCountryClosed =
      country !== undefined &&
      Object.hasOwn(watchedCountries, country) &&
      watchedCountries[country] === true;
    return accept({
      wanted: { amount, fee: money(amount.asset, 0n), target, isRepeatWanted },
      facts: {
        ...known,
        senderId: traderId,
        account: sender.account,
        level,
        sessionStartedAt,
        isCountryClosed,
        usdCents: fiatFor(amount, quote.price).minor,
      },
      rules: { send, levels, proofAge: trade.proofAge },
      recipient: recipient.username,
      seen: { senderVersion: version, accountVersion: sender.account.version },
    });
  }

  /** Somebody who can still use what they get. */
  async #person(name: string): Promise<{ traderId: TraderId; username: string } | undefined> {
    const { people, traders } = this.#parts;
    const found = await people.named(name);
    const account = found && (await traders.credentialsOf(found.traderId))?.account;
    const isGone = !account || account.isClosed === true || account.states.includes("banned");
    return isGone ? undefined : found;
  }
}
