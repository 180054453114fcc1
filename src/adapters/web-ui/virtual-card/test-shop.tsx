import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import own from "./virtual-card.module.css";

/** What is bought in the test shop, in US cents. */
const priceCents = "499";

/** In a demo: a shop that a card pays, so that a payment can be seen to arrive. */
export function TestShop({ id }: { id: string }) {
  const { isBusy, isDone, failure, send } = useAct();
  const buy = (kind: "purchase" | "refund") => {
    const body = { kind, ...(kind === "purchase" && { cents: priceCents }) };
    return send(() => client.call("playCardPayment", { parameters: { id }, body }));
  };
  return (
    <div className={own.shop}>
      <span>
        <Trans>Test shop:</Trans>
      </span>
      <Button variant="plain" busy={isBusy} onClick={() => void buy("purchase")}>
        <Trans>Buy something</Trans>
      </Button>
      <Button variant="plain" busy={isBusy} onClick={() => void buy("refund")}>
        <Trans>Refund it</Trans>
      </Button>
      {isDone && (
        <Notice tone="done">
          <Trans>Sent to the shop. It appears under Payments in a few seconds.</Trans>
        </Notice>
      )}
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </div>
  );
}
