import { Trans, useLingui } from "@lingui/react/macro";
import type { ProviderOrderView } from "../../http/contract/provider-order/provider-order-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import entries from "../design/entry-list.module.css";
import facts from "../design/fact-list.module.css";
import styles from "../account/account-form.module.css";
import { OrderFacts } from "./order-facts.tsx";
import { OrderChip } from "./order-kinds.tsx";

/** One order in full, with what its owner can do about it; in a demo also with what the provider can. */
export function OrderCard(props: { order: ProviderOrderView; now: number; onClose: () => void }) {
  const { order, now, onClose } = props;
  const {
    i18n: { locale },
  } = useLingui();
  const { id, kind, state, heldUntil, isTest, placedAt } = order;
  const { isBusy, failure, send } = useAct();
  const readAgain = useReadAgain();
  const refresh = () =>
    Promise.all([
      readAgain("listProviderOrders"),
      readAgain("viewProviderOrder"),
      readAgain("getBalances"),
    ]);
  const pay = async () => {
    const told = await send(() => client.call("payProviderOrder", { parameters: { id } }));
    if (told?.ok) window.location.assign(told.data.url);
  };
  const cancel = async () => {
    const told = await send(() => client.call("cancelProviderOrder", { parameters: { id } }));
    if (told) await refresh();
  };
  const play = async (outcome: "done" | "failed") => {
    const input = { parameters: { id }, body: { outcome } };
    const told = await send(() => client.call("playProviderOrder", input));
    if (told) await refresh();
  };
  const isPlayed = isTest && kind !== "on-ramp" && state === "ordered";
  return (
    <Card>
      <div className={styles.form}>
        <h3 tabIndex={-1}>
          <Trans>
            Order of{" "}
            <time dateTime={placedAt}>
              <bdi>{momentText(locale, Date.parse(placedAt), now)}</bdi>
            </time>
          </Trans>
        </h3>
        <p aria-live="polite">
          <OrderChip kind={kind} state={state} />
        </p>
        <dl className={facts.facts}>
          <OrderFacts order={order} />
        </dl>
        {failure && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        {state === "held" && heldUntil !== null && Date.parse(heldUntil) > now && (
          <Notice tone="info">
            <Trans>
              To keep your coins safe, the payout starts at{" "}
              <bdi>{momentText(locale, Date.parse(heldUntil), now)}</bdi>. You can cancel it until
              then.
            </Trans>
          </Notice>
        )}
        {kind === "on-ramp" && state === "ordered" && (
          <Button variant="primary" wide busy={isBusy} onClick={() => void pay()}>
            <Trans>Pay at the provider</Trans>
          </Button>
        )}
        {state === "held" && (
          <Button variant="plain" busy={isBusy} onClick={() => void cancel()}>
            <Trans>Cancel order</Trans>
          </Button>
        )}
        {isPlayed && (
          <div className={entries.act}>
            <span>
              <Trans>Test provider:</Trans>
            </span>
            <Button variant="plain" busy={isBusy} onClick={() => void play("done")}>
              <Trans>Carry it out</Trans>
            </Button>
            <Button variant="plain" busy={isBusy} onClick={() => void play("failed")}>
              <Trans>Let it fail</Trans>
            </Button>
          </div>
        )}
        <div className={entries.act}>
          <Button variant="plain" onClick={onClose}>
            <Trans>Close details</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}
