import type { FiatCode } from "../money/fiat.ts";

/** Currencies that another replaced at a fixed rate, with that one. */
const successors: ReadonlyMap<FiatCode, FiatCode> = new Map(
  Object.entries({
    ANG: "XCG",
    BGN: "EUR",
    BYR: "BYN",
    CUC: "CUP",
    EEK: "EUR",
    HRK: "EUR",
    LTL: "EUR",
    LVL: "EUR",
    MRO: "MRU",
    SLL: "SLE",
    STD: "STN",
    SVC: "USD",
    VEF: "VES",
    ZMK: "ZMW",
    ZWL: "ZWG",
  }),
);

/** What people pay with where they once paid with another currency. */
export function successorOf(code: FiatCode): FiatCode | undefined {
  return successors.get(code);
}
