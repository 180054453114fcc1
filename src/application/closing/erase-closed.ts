import { closedAccountKeptSeconds } from "../../domain/account/closing.ts";
import type { ClosingStore } from "../ports/closing-store.ts";

/** People erased in one transaction. */
const mostTogether = 50;

/** Erases people whose accounts have been closed for as long as the law asks. Safe to run twice. */
export class EraseClosed {
  readonly #accounts: Pick<ClosingStore, "eraseSome">;

  constructor(accounts: Pick<ClosingStore, "eraseSome">) {
    this.#accounts = accounts;
  }

  /** No errors are collected: a failure ends the round, and the next one goes on. */
  async execute(): Promise<readonly []> {
    let erased = mostTogether;
    while (erased === mostTogether) {
      erased = await this.#accounts.eraseSome(closedAccountKeptSeconds, mostTogether);
    }
    return [];
  }
}
