import { Trans } from "@lingui/react/macro";
import type { OwnCardsView } from "../../http/contract/virtual-card/virtual-card-views.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { walletWords } from "../failure/wallet-words.tsx";

/** Why no card can be ordered or loaded now; nothing where one can. */
export function LoadingBlocked({ view }: { view: OwnCardsView }) {
  const { isOffered, obstacle } = view;
  if (!isOffered) {
    return (
      <Notice tone="info">
        <Trans>
          New cards and top-ups are off here now. You can still withdraw what is on a card.
        </Trans>
      </Notice>
    );
  }
  if (obstacle === null) return null;
  if (obstacle.code !== "id_required") {
    return <Notice tone="warning">{walletWords(obstacle.code) ?? obstacle.message}</Notice>;
  }
  return (
    <Notice tone="warning">
      <Trans>Verify your ID to order and load cards.</Trans>{" "}
      <Button variant="plain" href="/account/verification/levels">
        <Trans>Verify your ID</Trans>
      </Button>
    </Notice>
  );
}
