import { Type, type Static, type TSchema } from "typebox";
import { Value } from "typebox/value";
import {
  ProviderSilent,
  type OrderDestination,
  type PhoneOperator,
  type ToldOrder,
  type TopUpProvider,
} from "../../application/ports/order-providers.ts";
import { fiatDigits } from "../../domain/money/fiat.ts";
import type { ProviderReport } from "../../domain/provider-order/follow-order.ts";
import { accountCurrency, loadCost, operatorOf, operatorSchema } from "./reloadly-operator.ts";
import { ReloadlyToken, type ReloadlySettings } from "./reloadly-token.ts";

const waitMs = 15_000;
/** For how long the operators of a country are known. In ms. */
const knownFor = 300_000;

const countriesSchema = Type.Array(Type.Object({ isoName: Type.String() }));
const operatorsSchema = Type.Array(operatorSchema);
const detectedSchema = Type.Object({ operatorId: Type.Integer() });
const begunSchema = Type.Object({ transactionId: Type.Integer() });
const refusalSchema = Type.Object({ errorCode: Type.String() });
const transactionsSchema = Type.Object({
  content: Type.Array(
    Type.Object({
      customIdentifier: Type.Union([Type.String(), Type.Null()]),
      status: Type.String(),
    }),
  ),
});

type Operator = Static<typeof operatorSchema>;

/** After these it has not done what it was asked for, and never will. */
const refusals: ReadonlySet<string> = new Set([
  "COUNTRY_NOT_SUPPORTED",
  "INVALID_AMOUNT",
  "INVALID_AMOUNT_FOR_OPERATOR",
  "INVALID_PHONE_NUMBER",
  "INVALID_RECIPIENT_PHONE",
  "OPERATOR_NOT_IN_SERVICE",
  "OPERATOR_UNAVAILABLE_OR_CURRENTLY_INACTIVE",
]);

/** What its states of a top-up say; it pays back what it took for one that was not delivered. */
const reports: Readonly<Record<string, ProviderReport>> = {
  PROCESSING: "pending",
  SUCCESSFUL: "done",
  FAILED: "failed",
  REFUNDED: "failed",
};

/**
 * Loads phones by the Airtime API of Reloadly (version 1), from an account in US dollars. It takes
 * each `customIdentifier` once, and finds a top-up by it.
 */
export class Reloadly implements TopUpProvider {
  readonly name = "reloadly";
  readonly #settings: ReloadlySettings;
  readonly #token: ReloadlyToken;
  readonly #clock: () => number;
  readonly #known = new Map<string, { readonly at: number; readonly all: readonly Operator[] }>();

  /** `clock`: of this process, in ms. */
  constructor(settings: ReloadlySettings, clock: () => number) {
    this.#settings = settings;
    this.#clock = clock;
    this.#token = new ReloadlyToken(settings, clock);
  }

  async countries(): Promise<readonly string[]> {
    const found = await this.#read("/countries", countriesSchema);
    return found.map(({ isoName }) => isoName);
  }

  async operators(country: string): Promise<readonly PhoneOperator[]> {
    const found = await this.#operatorsOf(country);
    return found.flatMap((each) => operatorOf(each, country) ?? []);
  }

  async detect(number: string, country: string): Promise<string | undefined> {
    const path = `/operators/auto-detect/phone/${digitsOf(number)}/countries/${country}`;
    const response = await this.#ask("GET", path);
    if (response.status === 404) return undefined;
    return String((await read(response, detectedSchema)).operatorId);
  }

  async cost(operator: PhoneOperator, amount: bigint): Promise<bigint | undefined> {
    const { amounts, country } = operator;
    const isOffered =
      amounts.kind === "fixed"
        ? amounts.all.includes(amount)
        : amount >= amounts.least && amount <= amounts.most;
    const found = await this.#operatorsOf(country);
    const known = found.find(({ operatorId }) => String(operatorId) === operator.id);
    return isOffered && known ? loadCost(known, operator.currency, amount) : undefined;
  }

  async order(order: ToldOrder, destination: OrderDestination): Promise<ProviderReport> {
    if (destination.kind !== "phone") throw new Error(`Order ${order.id} leads to no phone`);
    const { currency, minor } = order.fiat;
    const response = await this.#ask("POST", "/topups-async", {
      operatorId: Number(order.way),
      amount: Number(minor) / 10 ** fiatDigits(currency),
      useLocalAmount: currency !== accountCurrency,
      customIdentifier: order.id,
      recipientPhone: { countryCode: destination.country, number: digitsOf(destination.number) },
    });
    if (response.status === 400) {
      const refusal: unknown = await response.json().catch(() => undefined);
      const code = Value.Check(refusalSchema, refusal) ? refusal.errorCode : "unknown";
      if (refusals.has(code)) return "failed";
      // It may have taken the identifier before, or can do it later: its money, its limits, the phone's own wait.
      throw new ProviderSilent(`Reloadly did not take order ${order.id}: ${code}`);
    }
    await read(response, begunSchema);
    return "pending";
  }

  async look(id: string): Promise<ProviderReport | undefined> {
    const query = new URLSearchParams({ customIdentifier: id });
    const { content } = await this.#read(
      `/topups/reports/transactions?${query}`,
      transactionsSchema,
    );
    const found = content.find(({ customIdentifier }) => customIdentifier === id);
    if (!found) return undefined;
    const report = reports[found.status];
    if (!report)
      throw new ProviderSilent(`Reloadly calls order ${id} ${found.status.slice(0, 40)}`);
    return report;
  }

  async #operatorsOf(country: string): Promise<readonly Operator[]> {
    const known = this.#known.get(country);
    if (known && this.#clock() < known.at + knownFor) return known.all;
    const query = "includeBundles=false&includeData=false&includePin=false&includeCombo=false";
    const found = await this.#read(`/operators/countries/${country}?${query}`, operatorsSchema);
    const all = found.filter(({ bundle, data, pin, comboProduct }) =>
      [bundle, data, pin, comboProduct].every((is) => is !== true),
    );
    this.#known.set(country, { at: this.#clock(), all });
    return all;
  }

  async #read<Schema extends TSchema>(path: string, schema: Schema): Promise<Static<Schema>> {
    return read(await this.#ask("GET", path), schema);
  }

  /** A token that it no longer takes is asked for anew, once. */
  async #ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
    const first = await this.#send(method, path, body);
    if (first.status !== 401) return first;
    await first.body?.cancel();
    this.#token.forget();
    return this.#send(method, path, body);
  }

  async #send(method: "GET" | "POST", path: string, body: unknown): Promise<Response> {
    const token = await this.#token.current();
    try {
      return await fetch(this.#settings.url + path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: "application/com.reloadly.topups-v1+json",
          ...(body !== undefined && { "Content-Type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(waitMs),
      });
    } catch (cause) {
      throw new ProviderSilent("Reloadly does not answer", { cause });
    }
  }
}

async function read<Schema extends TSchema>(
  response: Response,
  schema: Schema,
): Promise<Static<Schema>> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderSilent(`Reloadly answered ${response.status}`);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!Value.Check(schema, answer)) throw new ProviderSilent("Reloadly answered something else");
  return answer;
}

/** It takes international numbers without a plus. */
function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, "");
}
