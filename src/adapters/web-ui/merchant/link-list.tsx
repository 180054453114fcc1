import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { QrCode } from "lucide-react";
import type { PaymentLinkView } from "../../http/contract/merchant/merchant.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { momentText } from "../design/moment-text.ts";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { Spoken } from "../design/spoken.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { LinkState } from "./link-state.tsx";
import styles from "./merchant.module.css";

/** A merchant's links, newest first. `now`: when they were read. */
export function LinkList(props: {
  links: readonly PaymentLinkView[];
  now: number;
  onShow: (link: PaymentLinkView) => void;
  onChanged: () => Promise<void>;
}) {
  const [asked, setAsked] = useState<PaymentLinkView>();
  const act = useAct();
  const cancel = async ({ id }: PaymentLinkView) => {
    await act.send(() => client.call("cancelPaymentLink", { parameters: { id } }));
    setAsked(undefined);
    await props.onChanged();
  };
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Your payment links</Trans>
        </h2>
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
        {props.links.length === 0 && (
          <EmptyState icon={QrCode} title={<Trans>No payment links yet</Trans>}>
            <Trans>Your links appear here, with what was paid.</Trans>
          </EmptyState>
        )}
        <ul className={styles.links}>
          {props.links.map((link) => (
            <li key={link.id} className={styles.link}>
              <span className={styles.fact}>
                <AppLink to={link.path}>
                  <bdi>{link.title}</bdi>
                </AppLink>
                <LinkState state={link.state} />
              </span>
              <span className={styles.row}>
                <Money currency={link.currency} amount={link.fiatAmount} />
                {link.state === "paid" && link.cryptoAmount !== null && (
                  <Money asset="BTC" amount={link.cryptoAmount} />
                )}
                <LinkMoment link={link} now={props.now} />
              </span>
              {link.state === "open" && (
                <span className={styles.row}>
                  <Button variant="plain" onClick={() => props.onShow(link)}>
                    <Trans>Show link</Trans>
                    <Spoken>
                      <bdi>{link.title}</bdi>
                    </Spoken>
                  </Button>
                  <Button variant="plain" onClick={() => setAsked(link)}>
                    <Trans>Cancel link</Trans>
                    <Spoken>
                      <bdi>{link.title}</bdi>
                    </Spoken>
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {asked && (
        <ConfirmDialog
          open
          title={<Trans>Cancel this payment link?</Trans>}
          effect={<Trans>Nobody can pay it any more.</Trans>}
          confirmLabel={<Trans>Cancel link</Trans>}
          variant="danger"
          busy={act.isBusy}
          onConfirm={() => void cancel(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

function LinkMoment({ link, now }: { link: PaymentLinkView; now: number }) {
  const { i18n } = useLingui();
  const text = (moment: string) => momentText(i18n.locale, Date.parse(moment), now);
  return (
    <span className={styles.second}>
      {link.paidAt !== null && (
        <Trans>
          Paid <bdi>{text(link.paidAt)}</bdi>
        </Trans>
      )}
      {link.state === "open" && (
        <Trans>
          Until <bdi>{text(link.expiresAt)}</bdi>
        </Trans>
      )}
    </span>
  );
}
