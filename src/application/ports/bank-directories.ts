import type { BankDirectory } from "../../domain/bank-account/bank-directory.ts";

/** The banks that are known now: those that come with the platform, and those that were imported. */
export interface BankDirectories {
  current(): Promise<BankDirectory>;
}
