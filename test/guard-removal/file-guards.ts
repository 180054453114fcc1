import type { Guard } from "./guard.ts";
import { planted } from "./rule-guards.ts";

/** What keeps files to those who may see them, and payments to those who showed them. */
export const fileGuards: readonly Guard[] = [
  {
    name: "seal-of-a-file-address",
    kind: "rule",
    keeps: "a file opens by no address that was made for somebody else",
    without: [planted("address-of-a-file-for-anyone")],
    red: {
      file: "test/adapters/files/signed-file-addresses.test.ts",
      titled: "is for its file, its reader and its variant alone",
    },
  },
  {
    name: "end-of-a-file-address",
    kind: "rule",
    keeps: "the address of a file is good for five minutes",
    without: [planted("address-of-a-file-for-ever")],
    red: {
      file: "test/adapters/files/signed-file-addresses.test.ts",
      titled: "is good for its time, and not a second longer",
    },
  },
  {
    name: "receipt-that-was-not-rejected",
    kind: "rule",
    keeps: "a bank transfer with steps is marked as paid only with a receipt that stands",
    without: [planted("rejected-receipt-counts")],
    red: {
      file: "test/domain/settlement/requirements.test.ts",
      titled: "is approved or rejected by the other side, once something was shown",
    },
  },
];
