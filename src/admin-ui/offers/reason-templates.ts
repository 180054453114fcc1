import { useLingui } from "@lingui/react/macro";
import type { ReasonTemplate } from "../acts/template-field.tsx";

/** Why offers are usually rejected, as their owners read it. */
export function useReasonTemplates(): readonly ReasonTemplate[] {
  const { t } = useLingui();
  return [
    {
      name: t`Contact data`,
      text: t`Your offer has contact data or a link. Remove it: talk to your trade partner in the chat of the trade.`,
    },
    {
      name: t`Outside the escrow`,
      text: t`Your offer asks people to trade outside the escrow. Nobody is protected there, so we do not allow it.`,
    },
    {
      name: t`Price`,
      text: t`Your price is so far from the market that it misleads people. Set a price closer to it.`,
    },
    {
      name: t`Third-party payments`,
      text: t`Your offer accepts payments from other people's accounts. Ask for an account in the payer's own name.`,
    },
    {
      name: t`Poses as staff`,
      text: t`Your offer reads as if it came from our staff. Remove such names and titles.`,
    },
    {
      name: t`Fraud`,
      text: t`Your offer promises what belongs to a known fraud. It stays off the marketplace.`,
    },
  ];
}
