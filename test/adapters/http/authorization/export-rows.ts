import { randomUUID } from "node:crypto";
import { ofParties, open, signedIn, type Sends } from "./row-kinds.ts";

const noReceipt: Sends = () => ({ parameters: { invoiceUUID: randomUUID() } });
const noExport: Sends = () => ({ parameters: { id: "nothing" } });

/** Who may do what with exports and receipts of trades. */
export const exportRows = {
  requestExport: signedIn("ok", () => ({
    body: { format: "csv", startDate: "2026-01-01", endDate: "2026-01-31" },
  })),
  listExports: signedIn("ok"),
  viewExport: signedIn("not_found", noExport),
  downloadExport: signedIn("not_found", noExport),
  cancelExport: signedIn("not_found", noExport),
  viewReceipt: open("not_found", noReceipt),
  downloadReceipt: open("not_found", noReceipt),
  pictureOfReceipt: open("not_found", noReceipt),
  // That of a completed trade: trade-receipt.test.ts.
  issueReceipt: ofParties("paid", [
    ["buyer", "no_receipt"],
    ["seller", "no_receipt"],
  ]),
} as const;
