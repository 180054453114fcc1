import { Trans } from "@lingui/react/macro";
import type { SavedGiftCardView } from "../../http/contract/gift-card/saved-gift-card.ts";

/** What has become of a saved card, in a word or two. */
export function CardStatus({ status }: Pick<SavedGiftCardView, "status">) {
  switch (status) {
    case "free":
      return <Trans>Free</Trans>;
    case "in_offer":
      return <Trans>Free, and one of your offers pays with it</Trans>;
    case "in_use":
      return <Trans>Shown in a trade</Trans>;
    case "revealed":
      return <Trans>Its code was seen</Trans>;
    case "used":
      return <Trans>Used</Trans>;
    case "deleted":
      return <Trans>Deleted</Trans>;
  }
}
