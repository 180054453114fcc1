import { useLingui } from "@lingui/react/macro";

/** A tag in the reader's language. */
interface TagWords {
  readonly name: string;
  readonly description: string;
}

/** What the known tags are called, by their slugs; owners' own tags stay as they wrote them. */
export function useTagWords(): Readonly<Record<string, TagWords>> {
  const { t } = useLingui();
  return {
    "no-fees": {
      name: t`no fees`,
      description: t`Your trade partner charges nothing on top of the price`,
    },
    "name-must-match": {
      name: t`name must match`,
      description: t`The payer's account is in their own name`,
    },
    "no-third-parties": {
      name: t`no third parties`,
      description: t`Nobody else pays or is paid`,
    },
    "same-bank-only": {
      name: t`same bank only`,
      description: t`Both accounts are at the same bank`,
    },
    "domestic-transfers-only": {
      name: t`domestic transfers only`,
      description: t`The payment stays within one country`,
    },
    "receipt-required": {
      name: t`receipt required`,
      description: t`The payer uploads a receipt`,
    },
    "no-receipt-needed": {
      name: t`no receipt needed`,
      description: t`The payment alone is enough`,
    },
    "photo-id-required": {
      name: t`photo id required`,
      description: t`The taker shows a photo ID in the chat`,
    },
    "verified-id-only": {
      name: t`verified id only`,
      description: t`The taker has a verified ID`,
    },
    "online-payments": {
      name: t`online payments`,
      description: t`The payment is made online`,
    },
    "in-person": { name: t`in person`, description: t`Both sides meet` },
    "cash-only": { name: t`cash only`, description: t`No other money is taken` },
    "physical-cards-only": {
      name: t`physical cards only`,
      description: t`The card has to be a physical one`,
    },
    "e-codes-accepted": {
      name: t`e codes accepted`,
      description: t`A code without a card is enough`,
    },
    "no-negotiation": {
      name: t`no negotiation`,
      description: t`The terms aren't negotiable`,
    },
  };
}
