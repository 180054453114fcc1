import type { Moves } from "./audited-journal.ts";
import { must } from "./violation.ts";

/** What was sent, and left as a bond, as the auditor has seen it. */
export class AuditedSends {
  /** What is held for a send, by its id: its owner's account, the amount and the fee. */
  readonly #held = new Map<string, { readonly owner: string; readonly units: bigint }>();
  readonly #ended = new Set<string>();
  /** What somebody left, by holder and coin. */
  readonly #bonds = new Map<string, bigint>();

  /** An entry of a send. */
  book(ref: string, moves: Moves): void {
    const [kind = "", id = ""] = ref.split(":");
    const said = () =>
      `${ref} moves ${[...moves].map(([name, units]) => `${units} ${name}`).join()}`;
    if (kind === "send-person") return this.#between(moves, said);
    if (kind === "send-hold") return this.#hold(id, moves, said);
    must(
      this.#held.has(id) && !this.#ended.has(id),
      "a send ends once, and only after it was held",
      said,
    );
    this.#ended.add(id);
    const { owner = "", units = 0n } = this.#held.get(id) ?? {};
    const asset = owner.split(":")[1] ?? "";
    const outgoing = moves.get(`outgoing:${asset}:${id}`);
    must(outgoing === 0n - units, "a send ends once, and only after it was held", said);
    if (kind === "send-back") {
      must(
        moves.size === 2 && moves.get(owner) === units,
        "what was not sent comes back to its sender",
        said,
      );
      return;
    }
    const others = [...moves.keys()].filter(
      (name) => !/^(outgoing|hot|network_fees):/.test(name) || name === owner,
    );
    const hot = moves.get(`hot:${asset}`) ?? 0n;
    must(
      others.length === 0 && hot > 0n && hot <= units,
      "a settled send leaves the addresses, and reaches nobody here",
      said,
    );
  }

  /** An entry of a bond: `bond-<act>:<holder>:<asset>:<version>`. */
  bookBond(ref: string, moves: Moves): void {
    const [kind = "", holder = "", asset = ""] = ref.split(":");
    const account = `bond:${asset}:${holder}`;
    const moved = moves.get(account) ?? 0n;
    const before = this.#bonds.get(account) ?? 0n;
    this.#bonds.set(account, before + moved);
    must(
      moves.size === 2 &&
        moves.get(`available:${asset}:${holder}`) === 0n - moved &&
        (kind === "bond-deposit" ? moved > 0n : moved === 0n - before && before > 0n),
      "a bond is between its holder and their balance, and comes back whole",
      () => `${ref} moves ${moved}, of ${before}`,
    );
  }

  #between(moves: Moves, said: () => string): void {
    const names = [...moves.keys()];
    const assets = new Set(names.map((name) => name.split(":")[1]));
    const units = [...moves.values()];
    must(
      names.length === 2 &&
        assets.size === 1 &&
        names.every((name) => name.startsWith("available:")) &&
        units[0] === 0n - (units[1] ?? 0n),
      "a send between people moves the whole amount, for free",
      said,
    );
  }

  #hold(id: string, moves: Moves, said: () => string): void {
    const [owner = "", left = 0n] = [...moves].find(([, units]) => units < 0n) ?? [];
    const asset = owner.split(":")[1] ?? "";
    must(
      !this.#held.has(id) &&
        moves.size === 2 &&
        owner.startsWith("available:") &&
        moves.get(`outgoing:${asset}:${id}`) === 0n - left,
      "a send holds what leaves its sender, once",
      said,
    );
    this.#held.set(id, { owner, units: 0n - left });
  }
}
