import { parseAddress } from "../../domain/chain/address.ts";
import { chainOf, type ChainCode, type ChainNetwork } from "../../domain/chain/chain.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { invoiceIn } from "../../domain/lightning/invoice-text.ts";
import type { LightningPolicy } from "../../domain/lightning/lightning-policy.ts";
import { fiatFor, type Price } from "../../domain/money/price.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { SendFacts, SendRules, WantedSend } from "../../domain/send/decide-send.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { SendSpeed, SendTarget } from "../../domain/send/send.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import { isClosedCountry } from "../../domain/trade-start/watched-countries.ts";
import type { TradePolicy } from "../../domain/trade/trade-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { ContactStore } from "../ports/contact-store.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { SendStore } from "../ports/send-store.ts";
import type { TraderStore } from "../ports/trader-store.ts";
import type { ScreenAddress } from "../screening/screen-address.ts";
import type { ChargedFee, PriceFees } from "./price-fees.ts";
import type { InvoiceRefusal, ReadInvoiceToPay } from "./read-invoice-to-pay.ts";

/** Whom or where somebody wants to send. */
type AskedRecipient =
  | { readonly kind: "person"; readonly username: string }
  | { readonly kind: "address"; readonly address: string; readonly speed: SendSpeed };

/** What somebody asks to send. */
export interface AskedSend {
  readonly amount: Money<RealAsset>;
  readonly to: AskedRecipient;
  readonly isRepeatWanted: boolean;
}

type AddressRefusal = Exclude<ReturnType<typeof parseAddress>, { ok: true }>["refusal"];

/**
 * - `recipient_unknown`: nobody has this name, or nobody can be paid under it any more.
 * - `no_fresh_rate`: nobody knows what the amount is worth, so no limit can be checked.
 * - `sends_unavailable`: this installation pays no addresses of that chain.
 * - `fees_unknown`: no node says what the network takes.
 * - `address_blocked`: a list says that nothing may be sent there.
 * - `screening_unavailable`: not everybody who knows such addresses could be asked.
 * - `address_is_ours`: one of our traders receives there; people are paid by their names.
 */
export type PrepareRefusal =
  | AddressRefusal
  | InvoiceRefusal
  | {
      readonly code:
        | "recipient_unknown"
        | "no_fresh_rate"
        | "sends_unavailable"
        | "fees_unknown"
        | "address_blocked"
        | "screening_unavailable"
        | "address_is_ours";
    };

/** Whom a send is for, and what each speed costs. */
interface FoundRecipient {
  readonly target: SendTarget;
  readonly recipient: string;
  readonly fees: readonly ChargedFee[];
  readonly hashVersion?: number | undefined;
}

/** Everything that a decision about a send needs. */
export interface PreparedSend {
  readonly wanted: WantedSend;
  readonly facts: SendFacts;
  readonly rules: SendRules;
  /** In US dollars, as the limits count. */
  readonly price: Price<RealAsset>;
  /** The name of the recipient as they write it, or the address in its one spelling. */
  readonly recipient: string;
  /** What each speed costs, to an address; the fastest first. */
  readonly fees: readonly ChargedFee[];
  /** The one that was chosen; none between people. */
  readonly chosen: ChargedFee | undefined;
  readonly seen: {
    /** Of the row of an invoice's payment. */
    readonly hashVersion?: number | undefined;
    /** Of the sender's row, and of their account. */
    readonly senderVersion: number | undefined;
    readonly accountVersion: number;
  };
}

/** The policies that decide sends. */
interface PreparePolicy {
  readonly send: SendPolicy;
  readonly lightning: LightningPolicy;
  readonly start: Pick<StartPolicy, "levels" | "recentSeconds" | "watchedCountries">;
  readonly trade: Pick<TradePolicy, "proofAge">;
}

/** What is read for it. */
interface PrepareParts {
  readonly sends: Pick<SendStore, "senderFacts" | "isOwnAddress">;
  readonly people: Pick<ContactStore, "named">;
  readonly traders: Pick<TraderStore, "credentialsOf">;
  readonly prices: Pick<MarketPrices, "quote">;
  readonly policy: Current<PreparePolicy>;
  readonly chains: {
    readonly network: ChainNetwork;
    /** From which addresses are paid here. */
    readonly on: ReadonlySet<ChainCode>;
    /** Addresses that belong to nobody who could get something there. */
    readonly lost: ReadonlySet<string>;
    readonly fees: Pick<PriceFees, "of">;
  };
  readonly invoices: Pick<ReadInvoiceToPay, "execute">;
  readonly screening: Pick<ScreenAddress, "execute">;
}

/** Reads what decides a send: for a quote, and again when it is sent. */
export class PrepareSend {
  readonly #parts: PrepareParts;

  constructor(parts: PrepareParts) {
    this.#parts = parts;
  }

  async execute(
    { traderId, level, sessionStartedAt, isInBlockedPlace = false }: Actor,
    { amount, to, isRepeatWanted }: AskedSend,
  ): Promise<Result<PreparedSend, PrepareRefusal>> {
    const { sends, traders, prices, policy } = this.#parts;
    const { send, lightning, start, trade } = policy();
    const found = await this.#recipient(to, amount, traderId);
    if (!found.ok) return found;
    const { recipient, target, fees, hashVersion } = found.value;
    const { recentSeconds, levels, watchedCountries } = start;
    const [stored, sender] = await Promise.all([
      sends.senderFacts(traderId, {
        amount,
        target,
        recentSeconds,
        monthSeconds: lightning.monthSeconds,
      }),
      traders.credentialsOf(traderId),
    ]);
    const quote = prices.quote(amount.asset, "USD");
    if (!quote) return refuse({ code: "no_fresh_rate" });
    if (!sender) throw new Error(`${traderId} is signed in and has no account`);
    const { version, country, ...known } = stored;
    const isPlaceClosed = isInBlockedPlace || isClosedCountry(country, watchedCountries);
    const speed = target.kind === "address" && to.kind === "address" ? to.speed : "normal";
    const chosen = fees.find((each) => each.speed === speed);
    const fee = chosen?.fee ?? money(amount.asset, 0n);
    return accept({
      wanted: { amount, fee, target, isRepeatWanted },
      facts: {
        ...known,
        senderId: traderId,
        account: sender.account,
        level,
        sessionStartedAt,
        isPlaceClosed,
        usdCents: fiatFor(amount, quote.price).minor,
      },
      rules: { send, lightning, levels, proofAge: trade.proofAge },
      price: quote.price,
      recipient,
      fees,
      chosen,
      seen: { senderVersion: version, accountVersion: sender.account.version, hashVersion },
    });
  }

  async #recipient(
    to: AskedRecipient,
    amount: Money<RealAsset>,
    senderId: TraderId,
  ): Promise<Result<FoundRecipient, PrepareRefusal>> {
    const { asset } = amount;
    if (to.kind === "person") {
      const person = await this.#person(to.username, senderId);
      if (!person) return refuse({ code: "recipient_unknown" });
      const target = { kind: "person", recipientId: person.traderId } as const;
      return accept({ target, recipient: person.username, fees: [] });
    }
    const { chains, invoices, screening, sends } = this.#parts;
    const invoice = invoiceIn(to.address);
    if (invoice !== undefined) return invoices.execute(invoice, amount);
    if (!chains.on.has(chainOf[asset])) return refuse({ code: "sends_unavailable" });
    const parsed = parseAddress(to.address, asset, chains.network);
    if (!parsed.ok) return parsed;
    const { chain, text: address } = parsed.value;
    if (chains.lost.has(address)) return refuse({ code: "address_of_nobody" });
    if (await sends.isOwnAddress(address)) return refuse({ code: "address_is_ours" });
    const screened = await screening.execute(address);
    if (screened === "blocked") return refuse({ code: "address_blocked" });
    if (screened === "unknown") return refuse({ code: "screening_unavailable" });
    const fees = await chains.fees.of(asset);
    if (!fees) return refuse({ code: "no_fresh_rate" });
    if (fees.length === 0) return refuse({ code: "fees_unknown" });
    return accept({ target: { kind: "address", chain, address }, recipient: address, fees });
  }

  /** Somebody who can still use what they get. */
  async #person(
    name: string,
    senderId: TraderId,
  ): Promise<{ traderId: TraderId; username: string } | undefined> {
    const { people, traders } = this.#parts;
    const found = await people.named(name, senderId);
    const account = found && (await traders.credentialsOf(found.traderId))?.account;
    const isGone = !account || account.isClosed === true || account.states.includes("banned");
    return isGone ? undefined : found;
  }
}
