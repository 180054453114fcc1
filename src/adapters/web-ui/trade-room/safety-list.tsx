import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ShieldAlert } from "lucide-react";
import { findPaymentMethod } from "../../../domain/catalogue/payment-methods.ts";
import { safetyHintsOf, type SafetyHint } from "../../../domain/trade-view/safety-hints.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { partnerOf } from "../trade/trade-facts.ts";
import styles from "./safety-list.module.css";

/** What to watch out for at this step. */
export function SafetyList({ view }: { view: TradeView }) {
  const { t } = useLingui();
  const method = findPaymentMethod(view.paymentMethod.slug);
  const { settlementSeconds, hint: ofMethod } = view.paymentMethod;
  const hints = method
    ? safetyHintsOf({ ...method, settlementSeconds }, view.mySide, view.status)
    : [];
  if (hints.length === 0) return null;
  const partner = partnerOf(view).username;
  return (
    <ul className={styles.hints} aria-label={t`Stay safe`}>
      {hints.map((hint) => (
        <li key={hint} className={styles.hint}>
          <ShieldAlert aria-hidden="true" />
          <span>{hintWords(hint, partner)}</span>
        </li>
      ))}
      {ofMethod !== null && (
        <li className={styles.hint}>
          <ShieldAlert aria-hidden="true" />
          <span dir="auto">{ofMethod}</span>
        </li>
      )}
    </ul>
  );
}

/** Each hint in words. */
function hintWords(hint: SafetyHint, partner: string): ReactNode {
  switch (hint) {
    case "pay_from_own_account":
      return <Trans>Pay from an account in your own name. Nobody else should pay for you.</Trans>;
    case "use_reference":
      return <Trans>Write only the reference shown here, and nothing about crypto.</Trans>;
    case "nobody_asks_elsewhere":
      return (
        <Trans>
          Pay only to the details shown here. If <bdi>{partner}</bdi> asks for another account in
          the chat, don&apos;t pay: tell us.
        </Trans>
      );
    case "check_own_app":
      return (
        <Trans>
          Check your own bank app. A picture or an email from <bdi>{partner}</bdi> proves nothing.
        </Trans>
      );
    case "check_sender_name":
      return <Trans>Check that the payment came from the name you were told.</Trans>;
    case "payment_can_be_reversed":
      return (
        <Trans>
          This kind of payment can be reversed after you release. If you are unsure, ask the buyer
          for more proof first.
        </Trans>
      );
    case "payment_takes_days":
      return <Trans>This kind of payment may take days. Release only once it has arrived.</Trans>;
    case "count_cash":
      return <Trans>Count and check the cash before you release.</Trans>;
    case "meet_in_public":
      return <Trans>If you meet, do it in a public place with people around.</Trans>;
    case "check_card_balance":
      return <Trans>Check the balance of the card with its brand before you release.</Trans>;
  }
}
