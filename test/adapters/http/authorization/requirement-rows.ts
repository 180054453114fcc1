import { ofParties, type Row } from "./row-kinds.ts";

const receipt = { requirementId: "receipt" };
const both = (outcome: "not_in_this_flow" | "not_found" | "attachment_unknown") =>
  [
    ["buyer", outcome],
    ["seller", outcome],
  ] as const;

/** Who does what the flow of a trade requires; this trade follows the default flow. */
export const requirementRows = {
  meetRequirement: ofParties("seen", both("not_in_this_flow"), { ...receipt, status: "UPLOADED" }),
  reviewRequirement: ofParties("seen", both("not_in_this_flow"), {
    ...receipt,
    status: "APPROVED",
  }),
  uploadRequirements: ofParties("seen", both("attachment_unknown"), {
    requirements: [{ ...receipt, attachmentId: "none" }],
  }),
  readTradeFile: ofParties("seen", both("not_found"), { url: "/files/none/content" }),
  fallBack: ofParties("seen", both("not_in_this_flow")),
} satisfies Readonly<Record<string, Row>>;
