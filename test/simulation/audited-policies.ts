import type { MemoryTables } from "../memory/memory-tables.ts";
import type { RecordedEvent } from "../../src/application/ports/trade-store.ts";
import type { Trade } from "../../src/domain/trade/trade.ts";
import { must } from "./violation.ts";

/** What the auditor reads in a version by itself. Times are in milliseconds. */
interface OwnPolicy {
  readonly feeBasisPoints: bigint;
  readonly helpAfterPaid: readonly number[];
}

interface ReadPolicy {
  readonly json: unknown;
  readonly text: string;
  readonly policy: OwnPolicy;
}

/** Follows the versions of the policy, and which of them each trade keeps. */
export class AuditedPolicies {
  readonly #tables: Pick<MemoryTables, "policies">;
  readonly #read = new Map<number, ReadPolicy>();
  readonly #ofTrade = new Map<string, number>();
  /** The newest version when the step began that is under way. */
  #newestBefore = 1;

  constructor(tables: Pick<MemoryTables, "policies">) {
    this.#tables = tables;
  }

  /** A step is over: later ones begin with what is newest now. */
  settleDown(): void {
    this.#newestBefore = this.#tables.policies.size;
  }

  /** Versions are added one by one, and never change. */
  look(): void {
    for (const [version, json] of this.#tables.policies) {
      // Reading each text after each write would cost more than all the rest.
      if (this.#read.get(version)?.json !== json) this.#judge(version, json);
    }
  }

  /** Reads every version again, also those that were written into where they are. */
  recount(): void {
    for (const [version, json] of this.#tables.policies) this.#judge(version, json);
  }

  #judge(version: number, json: unknown): void {
    const text = JSON.stringify(json);
    const known = this.#read.get(version);
    must(
      known === undefined || known.text === text,
      "a version of the policy never changes",
      () => `version ${version} is another one`,
    );
    must(version <= this.#read.size + 1, "versions of the policy have no gap", () => `${version}`);
    this.#read.set(version, { json, text, policy: known?.policy ?? ownPolicyOf(json) });
  }

  /** The fee of a trade, in basis points. */
  feeOf({ policyVersion }: Trade): bigint {
    return this.#of(policyVersion).feeBasisPoints;
  }

  /** A trade starts under what counted when it was judged, and keeps it. */
  follow(trade: Trade, added: readonly RecordedEvent[]): void {
    const { id, policyVersion, paidAt, disputeAvailableAt } = trade;
    const kept = this.#ofTrade.get(id);
    const newest = this.#tables.policies.size;
    const isInForce = policyVersion >= this.#newestBefore && policyVersion <= newest;
    must(
      kept === undefined ? isInForce : kept === policyVersion,
      "a trade keeps the policy it started under",
      () => `${id} has ${policyVersion}; it kept ${kept ?? "none"}, the newest is ${newest}`,
    );
    this.#ofTrade.set(id, policyVersion);
    if (added.at(-1)?.act !== "paid") return;
    const wait = (disputeAvailableAt ?? 0) - (paidAt ?? 0);
    must(
      this.#of(policyVersion).helpAfterPaid.includes(wait),
      "a trade is judged by the policy it started under",
      () => `${id} under ${policyVersion} can be disputed after ${wait} ms`,
    );
  }

  #of(version: number): OwnPolicy {
    this.look();
    const read = this.#read.get(version);
    if (!read) throw new Error(`There is no policy ${version}`);
    return read.policy;
  }
}

/** What a version says, read from its JSON. */
function ownPolicyOf(json: unknown): OwnPolicy {
  const { fees, trade } = json as {
    readonly fees: { readonly byGroup: Readonly<Record<string, number>> };
    readonly trade: Readonly<Record<"disputeAfterPaid" | "disputeAfterQuickPaid", number>>;
  };
  const { disputeAfterPaid, disputeAfterQuickPaid } = trade;
  return {
    feeBasisPoints: BigInt(fees.byGroup["5"] ?? 0),
    helpAfterPaid: [disputeAfterPaid * 1_000, disputeAfterQuickPaid * 1_000],
  };
}
